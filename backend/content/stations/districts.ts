import { DISTRICTS_FI } from './districts-fi.ts'
import { DISTRICTS_NO } from './districts-no.ts'
import { DISTRICTS_SE } from './districts-se.ts'
import { readPlaces, type Place } from './read-lists.ts'
import type { Country } from '#shared/locale/locales.ts'

const TEXTS: Record<Country, string> = { FI: DISTRICTS_FI, SE: DISTRICTS_SE, NO: DISTRICTS_NO }

/**
 * The parts of each town that have a station of their own (approximate, and no station need stand there).
 * A town a paragraph: `Town: part lat lon, part lat lon`, further lines indented.
 */
export function districtsOf(country: Country): ReadonlyMap<string, Place[]> {
  const towns = TEXTS[country].trim().split(/\n(?=\S)/)
  return new Map(
    towns.map((text) => {
      const colon = text.indexOf(':')
      return [text.slice(0, colon), readPlaces(text.slice(colon + 1))]
    }),
  )
}
