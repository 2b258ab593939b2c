import { localeForHost } from '#shared/locale/locale-links.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import type { Config } from '../env.ts'

/** What a page of this site is known by, however its address is written. */
export interface SitePlace {
  locale: LocaleCode
  path: string
}

export interface Whence {
  origin: string
  /** of the page that leads there */
  locale: LocaleCode
}

/** The page of this site, on any of its domains, that an address leads to; undefined where it leaves the site. */
export function sitePlace({ LOCALE_DOMAINS }: Config, address: string, { origin, locale }: Whence): SitePlace | undefined {
  if (!URL.canParse(address, origin)) return undefined
  const target = new URL(address, origin)
  const bound = localeForHost(target.host, LOCALE_DOMAINS)
  if (!bound && target.origin.replace('://www.', '://') !== origin) return undefined
  const asked = parsePagePath(target.pathname)
  return { locale: asked.locale ?? bound ?? locale, path: asked.path }
}

export function isSamePlace(left: SitePlace, right: SitePlace): boolean {
  return left.locale === right.locale && left.path === right.path
}
