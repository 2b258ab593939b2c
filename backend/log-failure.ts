import type { Context } from 'hono'
import { maskText } from '#shared/privacy/mask-emails.ts'
import type { BackendEnv } from './env.ts'

/** The route, not the path: that may hold a session's token. Nor what the error may quote of an address. */
export function logFailure(c: Context<BackendEnv>, error: Error): void {
  console.error(JSON.stringify({ message: 'request failed', method: c.req.method, route: c.req.routePath, error: maskText(String(error)) }))
}
