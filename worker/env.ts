// The worker's configuration, read once. Whatever is missing or wrong is named in one error.
import * as z from 'zod/mini'
import { isLocaleCode, type LocaleCode } from '#shared/locale/locales.ts'

/** Bindings and variables as wrangler.toml gives them. */
export interface Bindings {
  ASSETS: Fetcher
  REDIRECTS: KVNamespace
  IMAGES: ImagesBinding
  [variable: string]: unknown
}

export interface Config {
  BACKEND_URL: string
  LOCALE_COOKIE: string
  /** host → locale */
  LOCALE_DOMAINS: Record<string, LocaleCode>
  ROOT_PAGES: PerLocale
  ACCOUNT_HUBS: PerLocale
  /** hosts whose pictures the image service may fetch, besides the backend's own */
  IMAGE_HOSTS: string[]
  /** the address of a map style (MapLibre); the embedded base map without it */
  MAP_STYLE_URL: string | undefined
  MAP_KEY: string | undefined
  /** hosts of its tiles, glyphs and sprites, besides the style's own */
  MAP_HOSTS: string[]
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
  IMAGE_HOSTS: hosts,
  MAP_STYLE_URL: optional(
    z.string().check(z.regex(/^https?:\/\/[^\s/{}]+\/\S*$/, 'must be an address, as in https://maps.example.com/style.json?key={key}')),
  ),
  MAP_KEY: optional(z.string()),
  MAP_HOSTS: hosts,
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
  const config: Config = { CLIENT_DEV_ORIGIN: undefined, MAP_STYLE_URL: undefined, MAP_KEY: undefined, ...parsed.data }
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
