import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'

/** A file of another build: the static assets did not have it, and it is no page, so no backend is asked for one. */
export function missingFile(c: Context<AppEnv>): Response {
  return c.text('Not Found', 404, { 'Cache-Control': 'no-store' })
}
