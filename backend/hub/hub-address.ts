import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { type BackendEnv, siteOrigins } from '../env.ts'

type HubPath = 'login' | 'account' | 'logout' | 'forgotten' | 'register' | 'password'

/** Where the visitor goes after this page: the `returnUrl` parameter, validated. */
export function returnAddress(c: Context<BackendEnv>): string {
  return safeAddress(c, 'returnUrl')
}

/**
 * Where the visitor goes after saving. An account page that was opened without a return address
 * confirms it itself.
 */
export function savedAddress(c: Context<BackendEnv>): string {
  const { savedUrl, returnUrl } = c.req.query()
  if (savedUrl !== undefined) return safeAddress(c, 'savedUrl')
  return returnUrl === undefined ? `${hubAddress(c, 'account')}?saved` : returnAddress(c)
}

interface AddressOptions {
  locale?: LocaleCode
  /** more parameters */
  more?: Record<string, string>
}

/** The address of a hub page with the same returnUrl and savedUrl. */
export function hubAddress(
  c: Context<BackendEnv>,
  page: HubPath,
  { locale = c.get('locale'), more = {} }: AddressOptions = {},
): string {
  const given = (['returnUrl', 'savedUrl'] as const).filter(
    (name) => c.req.query(name) !== undefined,
  )
  const query = new URLSearchParams([
    ...Object.entries(more),
    ...given.map((name) => [name, safeAddress(c, name)]),
  ])
  return `/${page}/${languageOf(locale)}${query.size > 0 ? `?${query}` : ''}`
}

/** A page of the site. `path` is without locale prefix. */
export function siteAddress(c: Context<BackendEnv>, path: string): string {
  const [site] = siteOrigins(c.env.SITE_ORIGINS)
  return `${site}/${c.get('locale')}${path}`
}

function safeAddress(c: Context<BackendEnv>, parameter: 'returnUrl' | 'savedUrl'): string {
  return safeReturnAddress(c.req.query(parameter), {
    sites: siteOrigins(c.env.SITE_ORIGINS),
    hub: new URL(c.req.url).origin,
  })
}

interface ReturnOptions {
  /** allowed origins; the first is the default */
  sites: readonly [string, ...string[]]
  /** origin of the hub: a login from the account page returns there */
  hub: string
}

const MAX_LENGTH = 4_000
const OWN_PAGE = /^\/account\/[a-z]{2}$/

/**
 * Allows an address of a site or an account page of this hub. Anything else becomes the root of the
 * first site.
 */
export function safeReturnAddress(
  given: string | undefined,
  { sites, hub }: ReturnOptions,
): string {
  const url =
    given !== undefined && given.length <= MAX_LENGTH && /^https?:\/\//i.test(given)
      ? URL.parse(given)
      : null
  const isPlain = url !== null && url.username === '' && url.password === ''
  if (
    isPlain &&
    (sites.includes(url.origin) || (url.origin === hub && OWN_PAGE.test(url.pathname)))
  )
    return url.href
  return `${sites[0]}/`
}

/** The last segment of the hub's addresses: fi, en, sv or no (docs/contract.md). */
export const LANGUAGE_PARAMETER = `:language{${LOCALE_CODES.map((code) => LOCALES[code].languages[0]).join('|')}}`

/** The language is the last segment of the address. */
export const hubLocale = createMiddleware<BackendEnv>(async function hubLocale(c, next) {
  const [, , language] = c.req.path.split('/')
  c.set(
    'locale',
    LOCALE_CODES.find((code) => LOCALES[code].languages[0] === language) ?? DEFAULT_LOCALE,
  )
  await next()
})

export function languageOf(locale: LocaleCode): string {
  return LOCALES[locale].languages[0]
}
