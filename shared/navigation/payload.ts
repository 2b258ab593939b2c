import type { ShownSwitches } from '../controls/shown-switches.ts'
import type { SiteAddressing } from '../locale/locale-links.ts'
import type { LocaleCode } from '../locale/locales.ts'
import type { MessagesByNamespace } from '../messages/messages.ts'
import type { PageResult, ShownResult } from './page-result.ts'

/** The answer of `{path}/_payload.json`, also embedded in the HTML for hydration. */
export interface Payload {
  addressing: SiteAddressing
  result: PageResult
  /** absent when nothing is switched */
  switches?: ShownSwitches
}

/** Configuration in the first HTML. The same for every visitor of this build and configuration. */
export interface SiteConfig {
  buildId: string
  localeCookie: string
  /** origins of the locales that have their own domain (LOCALE_DOMAINS) */
  localeOrigins: Partial<Record<LocaleCode, string>>
  accountHubs: Partial<Record<LocaleCode, string>>
  /** addresses of the account hub, where customers change their details (§2.2) */
  myPagesHubs: Partial<Record<LocaleCode, string>>
  /** the car wash domain of each locale (§2.2) */
  carWashDomains?: Partial<Record<LocaleCode, string>>
  siteOrigin: string
  /** other allowed sources of images: 'https://img.example.com/' */
  imageFolders: string[]
  /** hosts of payment pages, with port: the backend's host and PAYMENT_HOSTS */
  paymentHosts: string[]
  /** style of the configured maps service; without it the embedded base map is used */
  mapStyle?: MapStyle
  /** address of a Protomaps archive with streets (MAP_PMTILES_URL) */
  mapTiles?: string
  /** §9: the tag manager container of each locale */
  tagManagers?: Partial<Record<LocaleCode, string>>
  /** id at the consent vendor; without it the site shows its own dialog */
  consentId?: string
}

/** What the app renders first, at the edge and in the browser. */
export interface PageState extends Payload {
  result: ShownResult
  config: SiteConfig
}

/**
 * The state in the document for hydration. It includes the messages of the page: otherwise
 * hydration would wait for several small files.
 */
export interface DocumentState extends PageState {
  messages: Partial<MessagesByNamespace>
  /**
   * number of elements and characters of text in the server's HTML: another number means that the
   * browser has changed it
   */
  htmlSize: number
}

export const PAYLOAD_SUFFIX = '/_payload.json'

/** The address of a page's payload: '/' → '/_payload.json', '/x?a=1' → '/x/_payload.json?a=1'. */
export function payloadAddress(pathname: string, search: string): string {
  return (pathname === '/' ? '' : pathname) + PAYLOAD_SUFFIX + search
}

/**
 * The style of a configured maps service (MAP_STYLE_URL, MAP_KEY). The key is a public one:
 * visitors can see it.
 */
export interface MapStyle {
  /** can contain `{key}`, `{language}`, `{region}`, `{version}`, `{libraries}` */
  url: string
  key?: string
}

/** §5: GTM- or G- followed by uppercase letters or digits. */
export const TAG_MANAGER_ID = /^(?:GTM|G)-[A-Z\d]+$/
