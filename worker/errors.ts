import type { Context, ErrorHandler } from 'hono'
import { maskText } from '#shared/privacy/mask-emails.ts'
import type { AppEnv } from './app-env.ts'
import { log, loggablePath } from './log.ts'
import { bareErrorPage } from './render/bare-error.ts'

/** What must not happen did: it is logged with its stack, and the visitor gets the bare page without it. */
export const onError: ErrorHandler<AppEnv> = function onError(error, c) {
  logUnexpected(c, error)
  return bareErrorPage(500)
}

export function logUnexpected(c: Context<AppEnv>, error: unknown): void {
  const known = error instanceof Error ? error : new Error(String(error))
  log('error', 'unexpected', {
    id: c.get('requestId'),
    path: loggablePath(new URL(c.req.url).pathname),
    message: maskText(known.message),
    stack: known.stack && maskText(known.stack),
  })
}
