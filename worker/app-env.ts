import type { SiteAddressing } from '#shared/locale/locale-links.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Purges } from './controls/purges.ts'
import type { Switches } from './controls/switches.ts'
import type { Bindings } from './env.ts'

/** The parts of the request's address, as siteLocale has read them. */
export interface RequestAddress {
  /** 'https://host', as in LOCALE_DOMAINS if the host is listed there */
  origin: string
  addressing: SiteAddressing
  /** decoded and normalised, without locale or preview segment */
  path: string
  preview: boolean
  /** the address determines the locale, by its host or prefix */
  explicit: boolean
}

/** Purges and switches of operators, as this isolate knows them. */
export interface Controls {
  purges: Purges
  switches: Switches
}

export interface AppEnv {
  Bindings: Bindings
  Variables: {
    /** of the request, parsed once */
    url: Readonly<URL>
    address: RequestAddress
    requestId: string
    controls: Controls
    /** for the log line: the cache status of the page or answer */
    cacheStatus?: string
    /** no backend answers: what a developer can do */
    noBackend?: string
    /** a part of the page threw while it was rendered */
    isIncomplete?: boolean
    /** the locale whose redirect table redirected the request */
    hitIn?: LocaleCode
  }
}
