import type { SiteAddressing } from '#shared/locale/locale-links.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Purges } from './controls/purges.ts'
import type { Switches } from './controls/switches.ts'
import type { Bindings } from './env.ts'

/** What the middleware read from the request's address. */
export interface SiteAddress {
  /** 'https://host', of LOCALE_DOMAINS where it knows the request's host */
  origin: string
  addressing: SiteAddressing
  /** decoded and normalised, without locale or preview segment */
  path: string
  preview: boolean
  /** the locale was said by the address: its host, or its prefix */
  explicit: boolean
}

/** What operators have purged and switched, as far as this isolate knows. */
export interface Controls {
  purges: Purges
  switches: Switches
}

export interface AppEnv {
  Bindings: Bindings
  Variables: {
    site: SiteAddress
    requestId: string
    controls: Controls
    /** for the log line: how the response was come by */
    cacheStatus?: string
    /** the locale whose redirect table led on */
    hitIn?: LocaleCode
  }
}
