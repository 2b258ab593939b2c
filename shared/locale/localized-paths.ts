import { type Country, LOCALE_CODES, type LocaleCode, LOCALES } from './locales.ts'

/** The site path for a purpose (§2.2), without locale prefix. An unknown key falls back to '/', '__proto__' included. */
export function localizedPath(key: string, locale: LocaleCode): string {
  return Object.entries(LOCALES[locale].paths).find(([name]) => name === key)?.[1] ?? '/'
}

/** The path of a station's page in a locale. */
export function stationPath(locale: LocaleCode, slug: string): string {
  return `${localizedPath('stations', locale)}/${slug}`
}

/** Where a station has a page: on the site of its own country and on the international one, under the same slug. */
export function stationPaths(country: Country, slug: string): Partial<Record<LocaleCode, string>> {
  const locales = LOCALE_CODES.filter((code) => (LOCALES[code].country ?? country) === country)
  return Object.fromEntries(locales.map((code) => [code, stationPath(code, slug)]))
}
