import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { maskPath, maskText, withoutQuery } from '#shared/privacy/mask-emails.ts'
import type { AppEnv } from './app-env.ts'

/** One JSON line for the log. Nothing personal goes in: no query, no cookie, no address of a person. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Record<string, unknown> = {}): void {
  console[level](JSON.stringify({ level, event, ...fields }))
}

const MAX_LOGGED_PATH = 200

/** Legacy paths hold e-mail addresses: a segment that looks like one is not logged. Masked first, then cut, lest half of one is left. */
export function loggablePath(pathname: string): string {
  return maskPath(withoutQuery(pathname)).slice(0, MAX_LOGGED_PATH)
}

const MAX_LOGGED_REASON = 300

/** What went wrong, which may quote an address with everything that stands in it. */
export function loggableReason(error: unknown): string {
  return maskText(String(error)).slice(0, MAX_LOGGED_REASON)
}

/** With its stack, which no visitor sees. */
export function logUnexpected(c: Context<AppEnv>, error: unknown): void {
  const known = error instanceof Error ? error : new Error(String(error))
  log('error', 'unexpected', {
    id: c.get('requestId'),
    path: loggablePath(new URL(c.req.url).pathname),
    message: maskText(known.message),
    stack: known.stack && maskText(known.stack),
  })
}

/** One line a request, when its response is ready. */
export const requestLog = createMiddleware<AppEnv>(async function requestLog(c, next) {
  const start = performance.now()
  await next()
  const { pathname } = new URL(c.req.url)
  log(c.res.status >= 500 ? 'error' : 'info', 'request', {
    id: c.get('requestId'),
    method: c.req.method,
    path: loggablePath(pathname),
    status: c.res.status,
    ms: Math.round(performance.now() - start),
    locale: c.get('site')?.addressing.locale,
    cache: c.get('cacheStatus'),
  })
})
