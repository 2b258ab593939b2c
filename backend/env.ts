import type { LocaleCode } from '#shared/locale/locales.ts'

export interface Bindings {
  DB: D1Database
  IMAGES: ImagesBinding
  ASSETS: Fetcher
  /** origins of the sites a visitor may be sent back to, between spaces; the first is where one without an address goes */
  SITE_ORIGINS: string
  /** the domains, between spaces, whose cookie the session's is when the account hub stands below one of them, else the hub's host alone */
  COOKIE_DOMAINS: string
}

export interface BackendEnv {
  Bindings: Bindings
  Variables: { locale: LocaleCode }
}
