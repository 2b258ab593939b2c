import type { Context } from 'hono'
import type { LocaleCode } from '#shared/locale/locales.ts'

export interface Bindings {
  DB: D1Database
  IMAGES: ImagesBinding
  ASSETS: Fetcher
  /** logins from one network, and logins to one account */
  LOGIN_NETWORK_LIMIT: RateLimit
  LOGIN_ACCOUNT_LIMIT: RateLimit
  /** origins of the sites a visitor may be sent back to, between spaces; the first is where one without an address goes */
  SITE_ORIGINS: string
  /** the domains, between spaces, whose cookie the session's is when the account hub stands below one of them, else the hub's host alone */
  COOKIE_DOMAINS: string
}

export interface BackendEnv {
  Bindings: Bindings
  Variables: { locale: LocaleCode }
}

/** The variable SITE_ORIGINS as a list. */
export function siteOrigins(variable: string): [string, ...string[]] {
  const [first, ...rest] = variable
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => new URL(text).origin)
  if (first === undefined) throw new Error('SITE_ORIGINS names no site.')
  return [first, ...rest]
}

/** Browsers trust this machine without TLS; a Secure cookie would not come back on plain http. */
export function isLocalHost(url: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
}

/** Whether every site this backend serves runs on the developer's own machine. */
export function isOfThisMachine(c: Context<BackendEnv>): boolean {
  return siteOrigins(c.env.SITE_ORIGINS).every(isLocalHost)
}
