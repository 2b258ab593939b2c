import type { Context } from 'hono'
import type { BackendEnv } from './env.ts'
import { withOrigin } from './origin-placeholder.ts'

/** Stored JSON, sent as it is: it is neither parsed nor written again. */
export function answerStored(c: Context<BackendEnv>, json: string): Response {
  return c.body(withOrigin(json, c.req.url), 200, { 'Content-Type': 'application/json; charset=UTF-8' })
}
