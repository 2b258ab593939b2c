import type { Country } from '#shared/locale/locales.ts'
import type { Chance } from './chance.ts'

/** Those that the site strips: shared/stations/find-attribute.ts. */
const COUNTRY_PREFIXES: Record<Country, string> = { FI: 'finland', SE: 'sweden', NO: 'norway' }

/** What no catalogue knows, on purpose: such a code is shown as text (docs/contract.md). */
export const UNKNOWN_CODES = ['dogwash', 'Library shelf', 'heated parking'] as const

/** Codes as the content service has them from the countries' systems: some with a country before them, some in capitals, a few that nobody knows. */
export function writtenCodes(codes: readonly string[], country: Country, chance: Chance): string[] {
  const written = codes.map((code) => {
    if (chance.is(0.1)) return `${COUNTRY_PREFIXES[country]}/${code}`
    if (chance.is(0.05)) return code.toUpperCase()
    return chance.is(0.05) ? code.slice(0, 1).toUpperCase() + code.slice(1) : code
  })
  return chance.is(0.01) ? [...written, chance.pick(UNKNOWN_CODES)] : written
}
