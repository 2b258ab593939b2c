import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { type BackendEnv, siteOrigins } from '../env.ts'

/** Where the visitor goes afterwards: the `returnUrl` of every page of the hub. */
export function returnAddress(c: Context<BackendEnv>): string {
  return safeReturnAddress(c.req.query('returnUrl'), { sites: siteOrigins(c.env.SITE_ORIGINS), hub: new URL(c.req.url).origin })
}

/** Another page of the hub, in the same language and with the same returnUrl. */
export function hubAddress(c: Context<BackendEnv>, page: 'login' | 'account' | 'logout'): string {
  return `/${page}/${languageOf(c.get('locale'))}?${new URLSearchParams({ returnUrl: returnAddress(c) })}`
}

interface ReturnOptions {
  /** origins of the sites; the first is the default */
  sites: readonly [string, ...string[]]
  /** the hub's own: a login asked for by a page of the account goes back to it */
  hub: string
}

const MAX_LENGTH = 4_000
const OWN_PAGE = /^\/account\/[a-z]{2}$/

/** Where a visitor is sent back to: an address of a site, or an account page of this hub. Anything else means the first site's root. */
export function safeReturnAddress(given: string | undefined, { sites, hub }: ReturnOptions): string {
  const url = given !== undefined && given.length <= MAX_LENGTH && /^https?:\/\//i.test(given) ? URL.parse(given) : null
  const isPlain = url !== null && url.username === '' && url.password === ''
  if (isPlain && (sites.includes(url.origin) || (url.origin === hub && OWN_PAGE.test(url.pathname)))) return url.href
  return `${sites[0]}/`
}

/** The last part of the hub's addresses (contract: one per locale): fi, en, sv, no. */
export const LANGUAGE_PARAMETER = `:language{${LOCALE_CODES.map((code) => LOCALES[code].languages[0]).join('|')}}`

/** The page speaks the language its address names, whoever sent the visitor. */
export const hubLocale = createMiddleware<BackendEnv>(async function hubLocale(c, next) {
  const [, , language] = c.req.path.split('/')
  c.set('locale', LOCALE_CODES.find((code) => LOCALES[code].languages[0] === language) ?? DEFAULT_LOCALE)
  await next()
})

export function languageOf(locale: LocaleCode): string {
  return LOCALES[locale].languages[0]
}
