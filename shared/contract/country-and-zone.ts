import { readOneOf, readText } from './read-values.ts'

export const COUNTRIES = ['FI', 'SE', 'NO'] as const
export type Country = (typeof COUNTRIES)[number]

/** Of each country the first is its own. */
const TIME_ZONES = {
  FI: ['Europe/Helsinki', 'Europe/Mariehamn'],
  SE: ['Europe/Stockholm'],
  NO: ['Europe/Oslo', 'Arctic/Longyearbyen'],
} as const satisfies Record<Country, readonly string[]>

/** Where a station is and which clock (IANA) it keeps. What the wire does not say of the one follows from the other; FI where nothing is known. */
export function readCountryAndZone(writtenCountry: unknown, writtenZone: unknown): { country: Country; timeZone: string } {
  const zone = readTimeZone(writtenZone)
  const country = readOneOf(COUNTRIES, readText(writtenCountry)?.trim().toUpperCase()) ?? COUNTRIES.find((of) => isZoneOf(of, zone)) ?? 'FI'
  return { country, timeZone: zone ?? TIME_ZONES[country][0] }
}

function isZoneOf(country: Country, zone: string | undefined): boolean {
  return readOneOf(TIME_ZONES[country], zone) !== undefined
}

/** A zone by the name Intl has for it, so that there are no more of them than zones. An offset ('+02:00') is none: it has no summer, and not every browser knows it. */
function readTimeZone(value: unknown): string | undefined {
  const text = readText(value)?.trim() ?? ''
  // asking Intl costs more than all else of a station
  if (COUNTRIES.some((country) => isZoneOf(country, text))) return text
  if (!/^[a-z]/i.test(text)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined // how Intl says that it knows no such zone
  }
}
