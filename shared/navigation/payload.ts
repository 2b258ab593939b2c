import type { LocaleCode } from '../locale/locales.ts'
import type { SiteAddressing } from '../locale/locale-links.ts'
import type { MessagesByNamespace } from '../messages/messages.ts'
import type { ShownSwitches } from '../controls/shown-switches.ts'
import type { PageResult } from './page-result.ts'

/** The answer of `{path}/_payload.json`, and what the server's HTML carries for hydration. */
export interface Payload {
  addressing: SiteAddressing
  result: PageResult
  /** absent while all is as usual */
  switches?: ShownSwitches
}

/** What the first HTML says besides its payload: the same for every visitor of this build and configuration. */
export interface SiteConfig {
  buildId: string
  localeCookie: string
  /** the origin of each locale's own domain, where one is bound (LOCALE_DOMAINS) */
  localeOrigins: Partial<Record<LocaleCode, string>>
  accountHubs: Partial<Record<LocaleCode, string>>
  /** where customers change their details (§2.2) */
  myPagesHubs: Partial<Record<LocaleCode, string>>
  /** the car wash's own address in each locale (§2.2); absent where none has one */
  carWashDomains?: Partial<Record<LocaleCode, string>>
  /** of the address the page is shown at */
  siteOrigin: string
  /** besides it: where pictures may come from, as 'https://img.example.com/' */
  imageFolders: string[]
  /** hosts of payment pages, with their port: the backend's own and PAYMENT_HOSTS */
  paymentHosts: string[]
  /** of the configured maps service; without it the embedded base map serves */
  mapStyle?: MapStyle
  /** §9: the tag manager's container of each locale; absent where none has one */
  tagManagers?: Partial<Record<LocaleCode, string>>
  /** of the consent vendor; without it the site's own dialog asks */
  consentId?: string
}

export interface PageState extends Payload {
  config: SiteConfig
}

/** What the document holds for hydration. The messages of the page are no file of their own: each would be 1 to 3 kB, and the page waits for all. */
export interface DocumentState extends PageState {
  messages: Partial<MessagesByNamespace>
}

export const PAYLOAD_SUFFIX = '/_payload.json'

/** The payload's address for a page's: '/' → '/_payload.json', '/x?a=1' → '/x/_payload.json?a=1'. */
export function payloadAddress(pathname: string, search: string): string {
  return (pathname === '/' ? '' : pathname) + PAYLOAD_SUFFIX + search
}

/** Where the map's style is had, when a maps service is configured (MAP_STYLE_URL, MAP_KEY). The key is one for browsers: visitors see it. */
export interface MapStyle {
  /** may hold `{key}`, `{language}`, `{region}`, `{version}`, `{libraries}` */
  url: string
  key?: string
}

/** §5: a tag manager's id is GTM- or G- followed by uppercase letters or digits. */
export const TAG_MANAGER_ID = /^(?:GTM|G)-[A-Z\d]+$/
