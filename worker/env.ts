// The worker's configuration, read once. Whatever is missing or wrong is named in one error.
import * as z from 'zod'
import { TAG_MANAGER_ID } from '#shared/navigation/payload.ts'
import { LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { parseJson } from './parse-json.ts'

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

const text = z.string().min(1, 'must be a text')
const host = z.string('must be a host').regex(/^[a-z\d][a-z\d.-]*(?::\d{1,5})?$/i, 'must be a host, as in img.example.com')
/** The canonical address has no 'www.': links and redirects made from a table of domains must not bring it back. */
const domain = host.transform((name) => name.toLowerCase().replace(/^www\./, ''))
const locale = z.enum(LOCALE_CODES)
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address, as in https://backend.example.com' })
  .transform((address) => address.replace(/\/+$/, ''))

const hosts = z.preprocess((value = []) => (typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value), z.array(host))

const perLocale = (value: z.ZodType<string>) => z.preprocess(tableOf, z.partialRecord(locale, value))

/** '' is none: that is how a variable is taken away with --var. */
const optional = (value: z.ZodType<string>) => z.preprocess((given) => (given === '' ? undefined : given), value.optional())

const schema = z.object({
  BACKEND_URL: origin,
  LOCALE_COOKIE: z
    .string()
    .regex(/^[\w-]+$/, 'must be letters, digits, - and _')
    .default('st1_locale'),
  /** host → locale */
  LOCALE_DOMAINS: z.preprocess(tableOf, z.record(domain, locale)),
  ROOT_PAGES: perLocale(text),
  /** where visitors log in; the embedded backend's page without it */
  ACCOUNT_HUBS: perLocale(text).optional(),
  /** where customers change their details; the embedded backend's page without it */
  MY_PAGES_HUBS: perLocale(text).optional(),
  /** §2.2: the car wash's own address in each locale; no link to it without */
  CAR_WASH_DOMAINS: perLocale(z.string().regex(/^https?:\/\/[^\s/]+(?:\/\S*)?$/, 'must be an address, as in https://pesu.example.fi')),
  /** hosts whose pictures the image service may fetch, besides the backend's own */
  IMAGE_HOSTS: hosts,
  /** hosts of payment pages a visitor may be sent to, besides the backend's own */
  PAYMENT_HOSTS: hosts,
  /** the address of a map style (MapLibre); the embedded base map without it */
  MAP_STYLE_URL: optional(
    z.string().regex(/^https?:\/\/[^\s/{}]+\/\S*$/, 'must be an address, as in https://maps.example.com/style.json?key={key}'),
  ),
  MAP_KEY: optional(text),
  /** hosts of its tiles, glyphs and sprites, besides the style's own */
  MAP_HOSTS: hosts,
  /** §9: the tag manager's container of each locale; no tag manager without it */
  GTM_IDS: perLocale(z.string().regex(TAG_MANAGER_ID, 'must be GTM- or G- and uppercase letters or digits')),
  /** domain group of the consent vendor (Cookiebot); the site's own dialog without it */
  CONSENT_ID: optional(z.string().regex(/^[\w-]{1,64}$/, 'must be letters, digits, - and _')),
  THEME: z.enum(['yellow', 'blue']).default('yellow'),
})

const configSchema = schema.transform((config) => ({
  ...config,
  ACCOUNT_HUBS: config.ACCOUNT_HUBS ?? hubPages(config.BACKEND_URL, 'login'),
  MY_PAGES_HUBS: config.MY_PAGES_HUBS ?? hubPages(config.BACKEND_URL, 'account'),
}))

export type Config = z.output<typeof configSchema>

/** A page of the backend's account hub in each language. */
function hubPages(backendUrl: string, page: 'login' | 'account'): Partial<Record<LocaleCode, string>> {
  return Object.fromEntries(LOCALE_CODES.map((code) => [code, `${backendUrl}/${page}/${LOCALES[code].languages[0]}`]))
}

/** A table is a TOML table in wrangler.toml, or JSON text when given with --var. */
function tableOf(value: unknown): unknown {
  return typeof value === 'string' && value !== '' ? parseJson(value) : value || {}
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
  const read = configSchema.safeParse(bindings)
  if (read.success) return read.data
  const problems = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`Configuration refused (see README.md, "Configuration"): ${problems.join('; ')}`)
}
