import { type Country, COUNTRIES, DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '../locale/locales.ts'
import { readOneOf, readText } from './read-values.ts'

/** Where a station is and its clock (IANA). What the wire does not say of the one follows from the other; FI where nothing is known. */
export function readCountryAndZone(writtenCountry: unknown, writtenZone: unknown): { country: Country; timeZone: string } {
  const zone = readTimeZone(writtenZone)
  const country = readOneOf(COUNTRIES, readText(writtenCountry)?.trim().toUpperCase()) ?? countryOfZone(zone) ?? 'FI'
  return { country, timeZone: zone ?? zonesOf(country)[0] }
}

function countryOfZone(zone: string | undefined): Country | undefined {
  return COUNTRIES.find((country) => zone !== undefined && zonesOf(country).includes(zone))
}

/** The country's main zone first. */
function zonesOf(country: Country): readonly [string, ...string[]] {
  return LOCALES[LOCALE_CODES.find((code) => LOCALES[code].country === country) ?? DEFAULT_LOCALE].timeZones
}

/** A zone by the name Intl has for it. An offset ('+02:00') is none: it has no summer time, and not every browser knows it. */
function readTimeZone(value: unknown): string | undefined {
  const text = readText(value)?.trim() ?? ''
  // Intl costs more than all else of a station
  if (countryOfZone(text) !== undefined) return text
  if (!/^[a-z]/i.test(text)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined // how Intl says that it knows no such zone
  }
}
