// The worker's configuration, read once. Whatever is missing or wrong is named in one error.
import * as z from 'zod/mini'
import { TAG_MANAGER_ID } from '#shared/analytics/tag-manager-id.ts'
import { isLocaleCode, type LocaleCode } from '#shared/locale/locales.ts'

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

const host = z.string().check(z.regex(/^[a-z\d][a-z\d.-]*(?::\d{1,5})?$/i, 'must be a host, as in img.example.com'))
// the canonical address has no 'www.': links and redirects made from this table must not bring it back
const domain = z.pipe(
  host,
  z.transform((text: string) => text.toLowerCase().replace(/^www\./, '')),
)
const locale = z.custom<LocaleCode>(isLocaleCode, 'must be one of fi-FI, en-EU, sv-SE, no-NO')
const origin = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((url: string) => url.replace(/\/+$/, '')),
)

function preprocess<T extends z.ZodMiniType>(prepare: (value: unknown) => unknown, schema: T) {
  return z.pipe(z.transform(prepare), schema)
}

/** A table is a TOML table in wrangler.toml, or JSON text when given with --var. */
function table<T extends z.ZodMiniType>(schema: T) {
  return preprocess((value) => (typeof value === 'string' && value !== '' ? parseJson(value) : value || {}), schema)
}

const perLocale = table(z.partialRecord(locale, z.string().check(z.minLength(1))))

const hosts = preprocess((value) => (typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : (value ?? [])), z.array(host))

/** '' is none: that is how a variable is taken away with --var. */
function optional<T extends z.ZodMiniType>(schema: T) {
  return preprocess((value) => value || undefined, z.optional(schema))
}

const configSchema = z.object({
  BACKEND_URL: origin,
  LOCALE_COOKIE: z._default(z.string().check(z.regex(/^[\w-]+$/)), 'st1_locale'),
  LOCALE_DOMAINS: table(z.record(domain, locale)),
  ROOT_PAGES: perLocale,
  ACCOUNT_HUBS: perLocale,
  MY_PAGES_HUBS: perLocale,
  IMAGE_HOSTS: hosts,
  PAYMENT_HOSTS: hosts,
  MAP_STYLE_URL: optional(
    z.string().check(z.regex(/^https?:\/\/[^\s/{}]+\/\S*$/, 'must be an address, as in https://maps.example.com/style.json?key={key}')),
  ),
  MAP_KEY: optional(z.string()),
  MAP_HOSTS: hosts,
  GTM_IDS: table(z.partialRecord(locale, z.string().check(z.regex(TAG_MANAGER_ID, 'must be GTM- or G- and uppercase letters or digits')))),
  CONSENT_ID: optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  THEME: z._default(z.enum(['yellow', 'blue']), 'yellow'),
  CLIENT_DEV_ORIGIN: optional(origin),
})

/** Per isolate: the bindings object is the same for every request of an isolate. */
const read = new WeakMap<Bindings, Config>()

/** @throws Error naming every variable it refuses */
export function readConfig(bindings: Bindings): Config {
  const known = read.get(bindings)
  if (known) return known
  const parsed = configSchema.safeParse(bindings)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Configuration refused (see README.md, "Configuration"): ${problems.join('; ')}`)
  }
  const config: Config = {
    CLIENT_DEV_ORIGIN: undefined,
    MAP_STYLE_URL: undefined,
    MAP_KEY: undefined,
    CONSENT_ID: undefined,
    ...parsed.data,
  }
  read.set(bindings, config)
  return config
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text // no JSON: the schema refuses it and names the variable
  }
}
