import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorResponse } from '#shared/contract/endpoints.ts'
import { maskText } from '#shared/privacy/mask-emails.ts'
import type { BackendEnv } from './env.ts'
import { withOrigin } from './origin-placeholder.ts'

/** An error in the contract's format. The message is for developers; the site never shows it. */
export function errorResponse(
  c: Context<BackendEnv>,
  status: ContentfulStatusCode,
  code: string,
  message: string,
): Response {
  return c.json({ error: { code, message } } satisfies ErrorResponse, status)
}

/** Sends stored JSON without parsing it. */
export function storedResponse(c: Context<BackendEnv>, json: string): Response {
  return c.body(withOrigin(json, c.req.url), 200, {
    'Content-Type': 'application/json; charset=UTF-8',
  })
}

/**
 * Logs the route instead of the path, which may contain a session token. Masks addresses in the
 * error and its stack.
 */
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
