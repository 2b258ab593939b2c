import { localeForHost } from '../locale/locale-links.ts'
import { localeOrigins, type SiteDomains } from '../locale/locale-origins.ts'
import type { LocaleCode } from '../locale/locales.ts'
import { pageAddress, type PagePath, parsePagePath } from './page-path.ts'
import { MAX_REDIRECT_HOPS } from './redirect-target.ts'

/** A page of this site, however its address is written. */
export interface SitePage {
  locale: LocaleCode
  /** normalised, without locale prefix */
  path: string
}

interface Where {
  domains: SiteDomains
  /** 'https://host' of the page the address stands on */
  origin: string
  /** of that page; what an address without a prefix means */
  locale: LocaleCode
}

/** The page of this site, on any of its domains, that an address leads to; undefined where it leaves the site. */
export function sitePage(address: string, { domains, origin, locale }: Where): SitePage | undefined {
  const target = URL.parse(address, origin)
  if (!target) return undefined
  const bound = localeForHost(target.host, domains.LOCALE_DOMAINS)
  if (!bound && target.origin.replace('://www.', '://') !== origin) return undefined
  const { path, locale: named } = parsePagePath(target.pathname)
  return { locale: named ?? bound ?? locale, path }
}

export function isSamePage(left: SitePage, right: SitePage): boolean {
  return left.locale === right.locale && left.path === right.path
}

/** On a bound host the host decides: another locale's prefix leads to that locale's domain, its own to the bare path. */
export function onItsOwnDomain(url: URL, { path, locale, preview }: PagePath, domains: SiteDomains): string {
  // rebuilt from what was read, not cut from the pathname: '/%66i-FI/x' is a prefix too and must not come back here
  const bare = pageAddress({ prefix: '', path, preview }) + url.search
  const isOwn = localeForHost(url.host, domains.LOCALE_DOMAINS) === locale
  const origin = locale && !isOwn ? localeOrigins(domains, url.protocol)[locale] : undefined
  return (origin ?? '') + bare
}

/**
 * What is wrong with a redirect from one page to the next: it comes back, or it takes more than five hops. undefined: nothing.
 * `nextOf` says where a page leads on to; undefined: it is shown, or it leaves the site.
 */
export async function redirectFault(
  start: SitePage,
  first: SitePage | undefined,
  nextOf: (page: SitePage) => Promise<SitePage | undefined>,
): Promise<'loop' | 'too-long' | undefined> {
  const met = [start]
  for (let next = first; next; next = await nextOf(next)) {
    const page: SitePage = next
    const at = met.findIndex((one) => isSamePage(one, page))
    // a loop further on is cut where it begins: the visitor stays there, and not here
    if (at >= 0) return at === 0 ? 'loop' : undefined
    met.push(page)
    if (met.length > MAX_REDIRECT_HOPS + 1) return 'too-long'
  }
  return undefined
}
