import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorResponse } from '#shared/contract/endpoints.ts'
import { maskText } from '#shared/privacy/mask-emails.ts'
import type { BackendEnv } from './env.ts'
import { withOrigin } from './origin-placeholder.ts'

/** The contract's error; the message is for developers, the site never shows it. */
export function errorResponse(c: Context<BackendEnv>, status: ContentfulStatusCode, code: string, message: string): Response {
  return c.json({ error: { code, message } } satisfies ErrorResponse, status)
}

/** Stored JSON, sent as it is: it is neither parsed nor written again. */
export function storedResponse(c: Context<BackendEnv>, json: string): Response {
  return c.body(withOrigin(json, c.req.url), 200, { 'Content-Type': 'application/json; charset=UTF-8' })
}

/** Logs the route, not the path, which may contain a session's token. Addresses in the error and its stack are masked. */
export function logFailure(c: Context<BackendEnv>, error: Error): void {
  console.error(
    JSON.stringify({
      message: 'request failed',
      method: c.req.method,
      route: c.req.routePath,
      error: maskText(error.stack ?? String(error)),
    }),
  )
}
