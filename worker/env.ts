// The worker's configuration, read once. One error names everything that is missing or wrong.
// zod/mini, because full zod takes 15 ms of a cold start to create the schemas.

import * as z from 'zod/mini'
import { LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { TAG_MANAGER_ID } from '#shared/navigation/payload.ts'
import type { ControlStore } from './controls/purges.ts'
import { parseJson } from './parse-json.ts'

/** Bindings and variables of wrangler.toml. */
export interface Bindings extends Limits {
  ASSETS: Fetcher
  /** the published redirect tables; without it pages have no redirects */
  REDIRECTS?: KVNamespace
  IMAGES: ImagesBinding
  /** files of all deployed builds; without it only the files of this build exist */
  BUILD_FILES?: KVNamespace
  /** Cloudflare's version metadata of the worker */
  VERSION?: { id: string }
  /** database of the redirect desk; without it visits are not counted */
  DESK_DB?: D1Database
  /** purges and switches; optional */
  CONTROLS?: ControlStore
  /** key for signatures of purges; without it purging is off */
  PURGE_SECRET?: string
  [variable: string]: unknown
}

/** Rate limits per visitor. Without a binding there is no limit. */
export interface Limits {
  FORM_LIMIT?: RateLimit
  CODES_LIMIT?: RateLimit
  REPORT_LIMIT?: RateLimit
  DISCOUNT_LIMIT?: RateLimit
  ORDER_LIMIT?: RateLimit
  SEARCH_LIMIT?: RateLimit
  SUGGEST_LIMIT?: RateLimit
  STATION_LIMIT?: RateLimit
  PURGE_LIMIT?: RateLimit
}

const text = z.string().check(z.minLength(1, 'must not be empty'))
const matching = (pattern: RegExp, error: string) => z.string(error).check(z.regex(pattern, error))
/** Also checks with URL.canParse: https://example.com:99999 and https://1.2.3.999 match the pattern. */
const address = (pattern: RegExp, error: string, beginning = '') =>
  z
    .string(error)
    .check(z.refine((given) => pattern.test(given) && URL.canParse(beginning + given), error))
const host = address(
  /^[a-z\d][a-z\d.-]*(?::\d{1,5})?$/i,
  'must be a host, as in img.example.com',
  'https://',
)
const page = address(
  /^https?:\/\/[^\s/]+(?:\/\S*)?$/,
  'must be an address, as in https://www.example.com/page',
)
/** Without 'www.', because canonical addresses have none. */
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
  z.transform((value = []) =>
    typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value,
  ),
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
/** A table in wrangler.toml, or JSON text from --var. */
const table = z.transform((value) =>
  typeof value === 'string' && value !== '' ? parseJson(value) : value || {},
)
const perLocale = (value: z.ZodMiniType<string>) => z.pipe(table, z.partialRecord(locale, value))
/** '' counts as absent, so that --var can remove a variable. */
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
  /** login pages; by default those of the embedded backend */
  ACCOUNT_HUBS: z.optional(perLocale(page)),
  /** pages where customers change their details; by default those of the embedded backend */
  MY_PAGES_HUBS: z.optional(perLocale(page)),
  /** §2.2: the car wash domain of each locale; without it there is no link */
  CAR_WASH_DOMAINS: perLocale(page),
  /** hosts of images that the image service may fetch, in addition to the backend */
  IMAGE_HOSTS: hosts,
  /** hosts of payment pages, in addition to the backend */
  PAYMENT_HOSTS: hosts,
  /** address of a MapLibre style; by default the embedded base map */
  MAP_STYLE_URL: optional(
    address(
      /^https?:\/\/[^\s/{}]+\/\S*$/,
      'must be an address, as in https://maps.example.com/style.json?key={key}',
    ),
  ),
  /** address of a Protomaps archive with street maps, if there is no MAP_STYLE_URL */
  MAP_PMTILES_URL: optional(page),
  MAP_KEY: optional(text),
  /** hosts of the style's tiles, glyphs and sprites, in addition to the host of the style itself */
  MAP_HOSTS: hosts,
  /** §9: the tag manager container of each locale; without it there is no tag manager */
  GTM_IDS: perLocale(
    matching(TAG_MANAGER_ID, 'must be GTM- or G- and uppercase letters or digits'),
  ),
  /** domain group of the consent vendor (Cookiebot); without it the site shows its own dialog */
  CONSENT_ID: optional(matching(/^[\w-]{1,64}$/, 'must be letters, digits, - and _')),
  /** access to the redirect desk: with the token … */
  DESK_TOKEN: optional(matching(/^\S{20,200}$/, 'must be 20 characters or more, without spaces')),
  /** … or as a member of these groups of Cloudflare Access (separated by commas) */
  DESK_READERS: names,
  DESK_EDITORS: names,
  THEME: z._default(z.enum(['yellow', 'blue'], 'must be yellow or blue'), 'yellow'),
})

const configSchema = z.pipe(
  schema,
  z.transform((config) => ({
    ...config,
    ACCOUNT_HUBS: config.ACCOUNT_HUBS ?? hubPages(config.BACKEND_URL, 'login', LOCALE_CODES),
    MY_PAGES_HUBS:
      config.MY_PAGES_HUBS ?? hubPages(config.BACKEND_URL, 'account', ['fi-FI', 'en-EU']),
  })),
)

export type Config = z.output<typeof configSchema>

/** A page of the embedded account hub in each of the locales (§2.2). */
function hubPages(
  backendUrl: string,
  page: 'login' | 'account',
  locales: readonly LocaleCode[],
): Partial<Record<LocaleCode, string>> {
  return Object.fromEntries(
    locales.map((code) => [code, `${backendUrl}/${page}/${LOCALES[code].languages[0]}`]),
  )
}

/** Module state: all requests of an isolate have the same bindings object. */
const known = new WeakMap<Bindings, Config>()

/** @throws Error that names every invalid variable */
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
