// The worker's configuration, read once. Whatever is missing or wrong is named in one error.
// By zod/mini: full zod takes 15 ms of a cold start to make its schemas.
import * as z from 'zod/mini'
import { TAG_MANAGER_ID } from '#shared/navigation/payload.ts'
import { LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import type { ControlStore } from './controls/purges.ts'
import { parseJson } from './parse-json.ts'

/** Bindings and variables as wrangler.toml gives them. */
export interface Bindings extends Limits {
  ASSETS: Fetcher
  REDIRECTS: KVNamespace
  IMAGES: ImagesBinding
  /** files of every build that was deployed; without it a page has those of its own build only */
  BUILD_FILES?: KVNamespace
  /** of the worker, as Cloudflare names it */
  VERSION?: { id: string }
  /** what the redirect desk keeps; without it visits are not counted */
  DESK_DB?: D1Database
  /** purges and switches; without it there are none */
  CONTROLS?: ControlStore
  /** with which purges are signed; without it nothing can be purged */
  PURGE_SECRET?: string
  [variable: string]: unknown
}

/** How often one visitor may send something; without the binding as often as he likes. */
export interface Limits {
  FORM_LIMIT?: RateLimit
  REPORT_LIMIT?: RateLimit
  DISCOUNT_LIMIT?: RateLimit
  ORDER_LIMIT?: RateLimit
  SEARCH_LIMIT?: RateLimit
  PURGE_LIMIT?: RateLimit
}

const text = z.string().check(z.minLength(1, 'must be a text'))
const matching = (pattern: RegExp, error: string) => z.string(error).check(z.regex(pattern, error))
/** Some addresses of the right characters are none: https://example.com:99999, https://1.2.3.999. */
const address = (pattern: RegExp, error: string, beginning = '') =>
  z.string(error).check(z.refine((given) => pattern.test(given) && URL.canParse(beginning + given), error))
const host = address(/^[a-z\d][a-z\d.-]*(?::\d{1,5})?$/i, 'must be a host, as in img.example.com', 'https://')
const page = address(/^https?:\/\/[^\s/]+(?:\/\S*)?$/, 'must be an address, as in https://www.example.com/page')
/** The canonical address has no 'www.': links and redirects made from a table of domains must not bring it back. */
const domain = z.pipe(
  host,
  z.transform((name) => name.toLowerCase().replace(/^www\./, '')),
)
const locale = z.enum(LOCALE_CODES, `must be one of ${LOCALE_CODES.join(', ')}`)
const origin = z.pipe(
  z.url({ protocol: /^https?$/, error: 'must be an address, as in https://backend.example.com' }),
  z.transform((given) => given.replace(/\/+$/, '')),
)
const hosts = z.pipe(
  z.transform((value = []) => (typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value)),
  z.array(host),
)
const names = z.pipe(
  z.transform((value = []) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
      : value,
  ),
  z.array(text),
)
/** A table is a TOML table in wrangler.toml, or JSON text when given with --var. */
const table = z.transform((value) => (typeof value === 'string' && value !== '' ? parseJson(value) : value || {}))
const perLocale = (value: z.ZodMiniType<string>) => z.pipe(table, z.partialRecord(locale, value))
/** '' is none: that is how a variable is taken away with --var. */
const optional = (value: z.ZodMiniType<string>) =>
  z.pipe(
    z.transform((given) => (given === '' ? undefined : given)),
    z.optional(value),
  )

const schema = z.object({
  BACKEND_URL: origin,
  LOCALE_COOKIE: z._default(matching(/^[\w-]+$/, 'must be letters, digits, - and _'), 'st1_locale'),
  /** host → locale */
  LOCALE_DOMAINS: z.pipe(table, z.record(domain, locale)),
  ROOT_PAGES: perLocale(text),
  /** where visitors log in; the embedded backend's page without it */
  ACCOUNT_HUBS: z.optional(perLocale(page)),
  /** where customers change their details; the embedded backend's page without it */
  MY_PAGES_HUBS: z.optional(perLocale(page)),
  /** §2.2: the car wash's own address in each locale; no link to it without */
  CAR_WASH_DOMAINS: perLocale(page),
  /** hosts whose pictures the image service may fetch, besides the backend's own */
  IMAGE_HOSTS: hosts,
  /** hosts of payment pages a visitor may be sent to, besides the backend's own */
  PAYMENT_HOSTS: hosts,
  /** the address of a map style (MapLibre); the embedded base map without it */
  MAP_STYLE_URL: optional(
    address(/^https?:\/\/[^\s/{}]+\/\S*$/, 'must be an address, as in https://maps.example.com/style.json?key={key}'),
  ),
  MAP_KEY: optional(text),
  /** hosts of its tiles, glyphs and sprites, besides the style's own */
  MAP_HOSTS: hosts,
  /** §9: the tag manager's container of each locale; no tag manager without it */
  GTM_IDS: perLocale(matching(TAG_MANAGER_ID, 'must be GTM- or G- and uppercase letters or digits')),
  /** domain group of the consent vendor (Cookiebot); the site's own dialog without it */
  CONSENT_ID: optional(matching(/^[\w-]{1,64}$/, 'must be letters, digits, - and _')),
  /** who may use the redirect desk: whoever has the token … */
  DESK_TOKEN: optional(matching(/^\S{20,200}$/, 'must be 20 characters or more, without spaces')),
  /** … or members of groups of Cloudflare Access, between commas */
  DESK_READERS: names,
  DESK_EDITORS: names,
  THEME: z._default(z.enum(['yellow', 'blue'], 'must be yellow or blue'), 'yellow'),
})

const configSchema = z.pipe(
  schema,
  z.transform((config) => ({
    ...config,
    ACCOUNT_HUBS: config.ACCOUNT_HUBS ?? hubPages(config.BACKEND_URL, 'login'),
    MY_PAGES_HUBS: config.MY_PAGES_HUBS ?? hubPages(config.BACKEND_URL, 'account'),
  })),
)

export type Config = z.output<typeof configSchema>

/** A page of the backend's account hub in each language. */
function hubPages(backendUrl: string, page: 'login' | 'account'): Partial<Record<LocaleCode, string>> {
  return Object.fromEntries(LOCALE_CODES.map((code) => [code, `${backendUrl}/${page}/${LOCALES[code].languages[0]}`]))
}

/** Per isolate: the bindings object is the same for every request of an isolate. */
const known = new WeakMap<Bindings, Config>()

/** @throws Error naming every variable it refuses */
export function readConfig(bindings: Bindings): Config {
  const last = known.get(bindings)
  if (last) return last
  const { data, error } = configSchema.safeParse(bindings)
  if (!data) {
    const problems = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new Error(`Configuration refused (see docs/configuration.md): ${problems.join('; ')}`)
  }
  known.set(bindings, data)
  return data
}
