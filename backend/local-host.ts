import type { Context } from 'hono'
import type { BackendEnv } from './env.ts'
import { siteOrigins } from './site-origins.ts'

/** Browsers trust this machine without TLS; a Secure cookie would not come back on plain http. */
export function isLocalHost(url: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
}

/** Whether every site this backend serves runs on the developer's own machine. */
export function isOfThisMachine(c: Context<BackendEnv>): boolean {
  return siteOrigins(c.env.SITE_ORIGINS).every(isLocalHost)
}
