import { COUNTRIES, type Country } from '#shared/contract/country-and-zone.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

/** experience.md: where a locale keeps its station pages. */
const PREFIXES: Record<LocaleCode, string> = {
  'fi-FI': '/asemahaku',
  'sv-SE': '/hitta-station',
  'no-NO': '/stasjoner',
  'en-EU': '/stationsearch',
}

const SHOWN_COUNTRIES: Record<LocaleCode, readonly Country[]> = {
  'fi-FI': ['FI'],
  'sv-SE': ['SE'],
  'no-NO': ['NO'],
  'en-EU': COUNTRIES,
}

const HOME_LOCALES: Record<Country, LocaleCode> = { FI: 'fi-FI', SE: 'sv-SE', NO: 'no-NO' }

export function stationPath(locale: LocaleCode, slug: string): string {
  return `${PREFIXES[locale]}/${slug}`
}

/** The slug of the station whose page could be at the path; undefined: no station page has such a path. */
export function stationSlug(locale: LocaleCode, path: string): string | undefined {
  const beginning = `${PREFIXES[locale]}/`
  const slug = path.startsWith(beginning) ? path.slice(beginning.length) : ''
  return /^[a-z0-9-]{1,100}$/.test(slug) ? slug : undefined
}

/** contract.md: a locale shows its own country's stations, en-EU those of all. */
export function stationCountries(locale: LocaleCode): readonly Country[] {
  return SHOWN_COUNTRIES[locale]
}

/** A station has a page in its own country's locale and in en-EU. */
export function localizedStationPaths(country: Country, slug: string): Partial<Record<LocaleCode, string>> {
  const home = HOME_LOCALES[country]
  return { [home]: stationPath(home, slug), 'en-EU': stationPath('en-EU', slug) }
}
