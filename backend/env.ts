import type { Context } from 'hono'
import type { LocaleCode } from '#shared/locale/locales.ts'

export interface Bindings {
  DB: D1Database
  IMAGES: ImagesBinding
  ASSETS: Fetcher
  /** login attempts per network and per account */
  LOGIN_NETWORK_LIMIT: RateLimit
  LOGIN_ACCOUNT_LIMIT: RateLimit
  /** origins of the sites a visitor may return to, separated by spaces; the first is the default */
  SITE_ORIGINS: string
  /**
   * parent domains for the session cookie, separated by spaces; a host below none of them sets the
   * cookie for itself alone
   */
  COOKIE_DOMAINS: string
}

export interface BackendEnv {
  Bindings: Bindings
  Variables: { locale: LocaleCode }
}

export function siteOrigins(variable: string): [string, ...string[]] {
  const [first, ...rest] = variable
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => new URL(text).origin)
  if (first === undefined) throw new Error('SITE_ORIGINS is empty.')
  return [first, ...rest]
}

/** Browsers trust this machine without TLS. They do not send a Secure cookie over plain http. */
export function isLocalHost(url: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
}

/** Whether all sites of this backend run on the developer's machine. */
export function isOfThisMachine(c: Context<BackendEnv>): boolean {
  return siteOrigins(c.env.SITE_ORIGINS).every(isLocalHost)
}
