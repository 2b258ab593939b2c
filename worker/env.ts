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
  GTM_IDS: PerLocale
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

const configSchema = z.object({
  BACKEND_URL: origin,
  LOCALE_COOKIE: z._default(z.string().check(z.regex(/^[\w-]+$/)), 'st1_locale'),
  LOCALE_DOMAINS: table(z.record(domain, locale)),
  ROOT_PAGES: perLocale,
  ACCOUNT_HUBS: perLocale,
  IMAGE_HOSTS: preprocess((value) => (typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : (value ?? [])), z.array(host)),
  GTM_IDS: perLocale,
  THEME: z._default(z.enum(['yellow', 'blue']), 'yellow'),
  CLIENT_DEV_ORIGIN: preprocess((value) => value || undefined, z.optional(origin)),
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
  const config: Config = { ...parsed.data, CLIENT_DEV_ORIGIN: parsed.data.CLIENT_DEV_ORIGIN }
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
