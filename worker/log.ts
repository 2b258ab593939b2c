import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { maskPath, maskText, withoutQuery } from '#shared/privacy/mask-emails.ts'
import type { AppEnv } from './app-env.ts'

/** Writes one JSON line. Must not contain personal data: no query, cookie or e-mail address. */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, unknown> = {},
): void {
  console[level](JSON.stringify({ level, event, ...fields }))
}

const MAX_LOGGED_PATH = 200

/**
 * Masks e-mail addresses, which old paths contain, and then cuts. The other order could leave half
 * an address.
 */
export function loggablePath(pathname: string): string {
  return maskPath(withoutQuery(pathname)).slice(0, MAX_LOGGED_PATH)
}

const MAX_LOGGED_REASON = 300

/** The message of an error, masked because it may quote an address. */
export function loggableReason(error: unknown): string {
  return maskText(String(error)).slice(0, MAX_LOGGED_REASON)
}

/** Logs an error with its stack, which no visitor sees. */
export function logUnexpected(c: Context<AppEnv>, error: unknown): void {
  const known = error instanceof Error ? error : new Error(String(error))
  log('error', 'unexpected', {
    id: c.get('requestId'),
    path: loggablePath(c.get('url').pathname),
    message: maskText(known.message),
    stack: known.stack && maskText(known.stack),
  })
}

/** Logs one line per request when its response is ready. */
export const requestLog = createMiddleware<AppEnv>(async function requestLog(c, next) {
  const start = performance.now()
  await next()
  log(c.res.status >= 500 ? 'error' : 'info', 'request', {
    id: c.get('requestId'),
    method: c.req.method,
    path: loggablePath(c.get('url').pathname),
    status: c.res.status,
    ms: Math.round(performance.now() - start),
    locale: c.get('address')?.addressing.locale,
    cache: c.get('cacheStatus'),
  })
})
