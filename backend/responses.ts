import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorAnswer } from '#shared/contract/endpoints.ts'
import type { BackendEnv } from './env.ts'
import { withOrigin } from './origin-placeholder.ts'
import { maskText } from '#shared/privacy/mask-emails.ts'

/** The contract's error answer; the message is for developers, the site never shows it. */
export function errorResponse(c: Context<BackendEnv>, status: ContentfulStatusCode, code: string, message: string): Response {
  const answer: ErrorAnswer = { error: { code, message } }
  return c.json(answer, status)
}

/** Stored JSON, sent as it is: it is neither parsed nor written again. */
export function storedResponse(c: Context<BackendEnv>, json: string): Response {
  return c.body(withOrigin(json, c.req.url), 200, { 'Content-Type': 'application/json; charset=UTF-8' })
}

/** The route, not the path: that may hold a session's token. Nor what the error may quote of an address. */
export function logFailure(c: Context<BackendEnv>, error: Error): void {
  console.error(JSON.stringify({ message: 'request failed', method: c.req.method, route: c.req.routePath, error: maskText(String(error)) }))
}
