import { type Country, LOCALE_CODES, type LocaleCode, LOCALES } from './locales.ts'

/**
 * The site path of a key (§2.2), without locale prefix. An unknown key, also '**proto**', yields
 * '/'.
 */
export function localizedPath(key: string, locale: LocaleCode): string {
  return Object.entries(LOCALES[locale].paths).find(([name]) => name === key)?.[1] ?? '/'
}

/**
 * The station locator with the service suffix of §2.2: '/asemahaku?service=MAIN&f=carwash'. `query`
 * is without '?'.
 */
export function locatorPath(locale: LocaleCode, query = ''): string {
  const { paths, locatorQuery } = LOCALES[locale]
  const search = [locatorQuery.slice(1), query].filter(Boolean).join('&')
  return paths.stationLocator + (search && `?${search}`)
}

/**
 * '/article/x' is an article on every site (§2.2): its localized path, '/artikkeli/x'. undefined
 * for other paths.
 */
export function localizedArticlePath(path: string, locale: LocaleCode): string | undefined {
  const slug = /^\/article\/(.+)$/.exec(path)?.[1]
  return slug === undefined ? undefined : `${localizedPath('articles', locale)}/${slug}`
}

export function stationPath(locale: LocaleCode, slug: string): string {
  return `${localizedPath('stations', locale)}/${slug}`
}

/**
 * The paths of a station's page: on the site of its country and on the international site, with the
 * same slug.
 */
export function stationPaths(country: Country, slug: string): Partial<Record<LocaleCode, string>> {
  const locales = LOCALE_CODES.filter((code) => (LOCALES[code].country ?? country) === country)
  return Object.fromEntries(locales.map((code) => [code, stationPath(code, slug)]))
}
