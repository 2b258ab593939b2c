// The worker's configuration, read once. Whatever is missing or wrong is named in one error.
import { TAG_MANAGER_ID } from '#shared/analytics/tag-manager-id.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { domain, host, list, locale, matching, oneOf, optional, origin, type Read, table, text, withDefault } from './variable-readers.ts'

/** Bindings and variables as wrangler.toml gives them. */
export interface Bindings extends Limits {
  ASSETS: Fetcher
  REDIRECTS: KVNamespace
  IMAGES: ImagesBinding
  [variable: string]: unknown
}

/** How often one visitor may send something; without the binding as often as he likes. */
export interface Limits {
  FORM_LIMIT?: RateLimit
  REPORT_LIMIT?: RateLimit
  DISCOUNT_LIMIT?: RateLimit
  ORDER_LIMIT?: RateLimit
}

export interface Config {
  BACKEND_URL: string
  LOCALE_COOKIE: string
  /** host → locale */
  LOCALE_DOMAINS: Record<string, LocaleCode>
  ROOT_PAGES: PerLocale
  ACCOUNT_HUBS: PerLocale
  /** where customers change their details */
  MY_PAGES_HUBS: PerLocale
  /** §2.2: the car wash's own address in each locale; no link to it without */
  CAR_WASH_DOMAINS: PerLocale
  /** hosts whose pictures the image service may fetch, besides the backend's own */
  IMAGE_HOSTS: string[]
  /** hosts of payment pages a visitor may be sent to, besides the backend's own */
  PAYMENT_HOSTS: string[]
  /** the address of a map style (MapLibre); the embedded base map without it */
  MAP_STYLE_URL: string | undefined
  MAP_KEY: string | undefined
  /** hosts of its tiles, glyphs and sprites, besides the style's own */
  MAP_HOSTS: string[]
  /** §9: the tag manager's container of each locale; no tag manager without it */
  GTM_IDS: PerLocale
  /** domain group of the consent vendor (Cookiebot); the site's own dialog without it */
  CONSENT_ID: string | undefined
  THEME: 'yellow' | 'blue'
  /** set by `npm run dev`: where Vite serves the client with fast refresh */
  CLIENT_DEV_ORIGIN: string | undefined
}

type PerLocale = Partial<Record<LocaleCode, string>>

const perLocale = table(locale, text)

const READERS: { [Name in keyof Config]: Read<Config[Name]> } = {
  BACKEND_URL: origin,
  LOCALE_COOKIE: withDefault('st1_locale', matching(/^[\w-]+$/, 'letters, digits, - and _')),
  LOCALE_DOMAINS: table(domain, locale),
  ROOT_PAGES: perLocale,
  ACCOUNT_HUBS: perLocale,
  MY_PAGES_HUBS: perLocale,
  CAR_WASH_DOMAINS: table(locale, matching(/^https?:\/\/[^\s/]+(?:\/\S*)?$/, 'an address, as in https://pesu.example.fi')),
  IMAGE_HOSTS: list(host),
  PAYMENT_HOSTS: list(host),
  MAP_STYLE_URL: optional(matching(/^https?:\/\/[^\s/{}]+\/\S*$/, 'an address, as in https://maps.example.com/style.json?key={key}')),
  MAP_KEY: optional(text),
  MAP_HOSTS: list(host),
  GTM_IDS: table(locale, matching(TAG_MANAGER_ID, 'GTM- or G- and uppercase letters or digits')),
  CONSENT_ID: optional(matching(/^[\w-]{1,64}$/, 'letters, digits, - and _')),
  THEME: withDefault('yellow', oneOf('yellow', 'blue')),
  CLIENT_DEV_ORIGIN: optional(origin),
}

/** Per isolate: the bindings object is the same for every request of an isolate. */
const known = new WeakMap<Bindings, Config>()

/** @throws Error naming every variable it refuses */
export function readConfig(bindings: Bindings): Config {
  const config = known.get(bindings) ?? readAll(bindings)
  known.set(bindings, config)
  return config
}

function readAll(bindings: Bindings): Config {
  const problems: string[] = []
  const entries = Object.entries(READERS).map(([name, read]) => {
    try {
      return [name, read(bindings[name])]
    } catch (problem) {
      problems.push(`${name} ${problem instanceof Error ? problem.message : ''}`)
      return [name, undefined]
    }
  })
  if (problems.length > 0) throw new Error(`Configuration refused (see README.md, "Configuration"): ${problems.join('; ')}`)
  return Object.fromEntries(entries) as Config
}
