import { localeForHost } from '../locale/locale-links.ts'
import { localeOrigins, type SiteDomains } from '../locale/locale-origins.ts'
import type { LocaleCode } from '../locale/locales.ts'
import { pageAddress, type ParsedPath, parsePagePath } from './page-path.ts'
import { parseUrl } from './parse-url.ts'
import { MAX_REDIRECT_HOPS } from './redirect-target.ts'

/** A page of this site. */
export interface LocalePath {
  locale: LocaleCode
  /** normalised, without locale prefix */
  path: string
}

interface Where {
  domains: SiteDomains
  /** 'https://host' of the page that contains the address */
  origin: string
  /** locale of that page, used for addresses without a prefix */
  locale: LocaleCode
}

/**
 * The page of this site that an address leads to, on any of its domains. undefined when the address
 * leaves the site.
 */
export function sitePage(
  address: string,
  { domains, origin, locale }: Where,
): LocalePath | undefined {
  const target = parseUrl(address, origin)
  if (!target) return undefined
  const bound = localeForHost(target.host, domains.LOCALE_DOMAINS)
  if (!bound && target.origin.replace('://www.', '://') !== origin) return undefined
  const { path, locale: named } = parsePagePath(target.pathname)
  return { locale: named ?? bound ?? locale, path }
}

export function isSamePage(left: LocalePath, right: LocalePath): boolean {
  return left.locale === right.locale && left.path === right.path
}

/**
 * Removes the locale prefix from an address on a host of LOCALE_DOMAINS. If the prefix names a
 * different locale that has a domain, the result is an address on that domain.
 */
export function onItsOwnDomain(
  url: URL,
  { path, locale, preview }: ParsedPath,
  domains: SiteDomains,
): string {
  // built from the parsed path: '/%66i-FI/x' has a prefix too and must not redirect here again
  const bare = pageAddress({ prefix: '', path, preview }) + url.search
  const isOwn = localeForHost(url.host, domains.LOCALE_DOMAINS) === locale
  const origin = locale && !isOwn ? localeOrigins(domains, url.protocol)[locale] : undefined
  return (origin ?? '') + bare
}

/**
 * The fault of a redirect from one page to the next: it returns to its start, or takes more than
 * five hops. undefined without a fault. `nextOf` returns the page that a page redirects to,
 * undefined when it is shown or the redirect leaves the site.
 */
export async function redirectFault(
  start: LocalePath,
  first: LocalePath | undefined,
  nextOf: (page: LocalePath) => Promise<LocalePath | undefined>,
): Promise<'loop' | 'too-long' | undefined> {
  const visited = [start]
  for (let next = first; next; next = await nextOf(next)) {
    const page: LocalePath = next
    const at = visited.findIndex((one) => isSamePage(one, page))
    // a loop among later pages is not a fault of this redirect: the first page of the loop ignores
    // its redirect
    if (at >= 0) return at === 0 ? 'loop' : undefined
    visited.push(page)
    if (visited.length > MAX_REDIRECT_HOPS + 1) return 'too-long'
  }
  return undefined
}
