import { COUNTRIES, type Country, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'

/** The slug of the station whose page could be at the path; undefined: no station page has such a path. */
export function stationSlug(locale: LocaleCode, path: string): string | undefined {
  const beginning = `${localizedPath('stations', locale)}/`
  const slug = path.startsWith(beginning) ? path.slice(beginning.length) : ''
  return /^[a-z0-9-]{1,100}$/.test(slug) ? slug : undefined
}

/** contract.md: a locale shows its own country's stations, the international one those of all. */
export function stationCountries(locale: LocaleCode): readonly Country[] {
  const { country } = LOCALES[locale]
  return country === undefined ? COUNTRIES : [country]
}
