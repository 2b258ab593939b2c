import type { LocaleCode } from '#shared/locale/locales.ts'

type Country = 'FI' | 'SE' | 'NO'

/** experience.md: where a locale keeps its station pages. */
const PREFIXES: Record<LocaleCode, string> = {
  'fi-FI': '/asemahaku',
  'sv-SE': '/hitta-station',
  'no-NO': '/stasjoner',
  'en-EU': '/stationsearch',
}

const COUNTRIES: Record<LocaleCode, readonly Country[]> = {
  'fi-FI': ['FI'],
  'sv-SE': ['SE'],
  'no-NO': ['NO'],
  'en-EU': ['FI', 'SE', 'NO'],
}

export function stationPath(locale: LocaleCode, slug: string): string {
  return `${PREFIXES[locale]}/${slug}`
}

/** contract.md: a locale shows its own country's stations, en-EU those of all. */
export function stationCountries(locale: LocaleCode): readonly Country[] {
  return COUNTRIES[locale]
}
