import { COUNTRIES, type Country, DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '../locale/locales.ts'
import { readDays, readStoreDays } from './hours.ts'
import { readImage } from './image.ts'
import { readFoodMenu, readLunchMenu } from './menus.ts'
import { readShortText, readSitePath, stationId } from './read-text.ts'
import { readFlag, readItems, readKey, readNumber, readOneOf, readRecord, readSomeItems, readText, withoutAbsent } from './read-values.ts'

export const NETWORKS = ['MAIN', 'TRUCK', 'MARINE'] as const
export type StationNetwork = (typeof NETWORKS)[number]

/** An item of the stations endpoint's list. */
export type StationSummary = NonNullable<ReturnType<typeof readStationSummary>>
/** The station of a station page. */
export type Station = NonNullable<ReturnType<typeof readStation>>

/** Characters. A path cannot be cut: it would lead elsewhere. */
const MAX_PATH = 500

/** Undefined for a station that cannot be named or linked to. */
export function readStationSummary(value: unknown) {
  const raw = readRecord(value)
  const address = readRecord(raw?.['address'])
  const name = readShortText(raw?.['name']) ?? nameWithout(raw?.['brand'], address)
  const path = readPath(raw?.['path'])
  if (raw === undefined || name === undefined || path === undefined) return undefined
  const { country, timeZone } = readCountryAndZone(address?.['country'], raw['timeZone'])
  return withoutAbsent({
    id: stationId(readKey(raw['id'])) || stationId(path),
    name,
    path,
    brand: readShortText(raw['brand']),
    network: readOneOf(NETWORKS, raw['network']) ?? 'MAIN',
    /** absent where the wire has none that is on the globe: the station is listed, not drawn on the map */
    location: readLocation(raw['location']),
    address: {
      street: readShortText(address?.['street']) ?? '',
      postalCode: readShortText(readKey(address?.['postalCode'])) ?? '',
      city: readShortText(address?.['city']) ?? '',
      country,
    },
    services: readItems(raw['services'], readShortText),
    timeZone,
    openingHours: readDays(raw['openingHours']) ?? [],
  })
}

function readPath(value: unknown): string | undefined {
  const path = readSitePath(value)
  return path !== undefined && path.length <= MAX_PATH ? path : undefined
}

/** The name of a station that comes without one: 'St1 Kirkkotie 31'. */
function nameWithout(brand: unknown, address: Record<string, unknown> | undefined): string | undefined {
  const where = readShortText(address?.['street']) ?? readShortText(address?.['city'])
  return where && [readShortText(brand), where].filter(Boolean).join(' ')
}

/** `pagePath` is its path where the station names none. */
export function readStation(value: unknown, pagePath: string) {
  const raw = readRecord(value)
  const summary = readStationSummary(raw && { ...raw, path: readPath(raw['path']) ?? pagePath })
  if (raw === undefined || summary === undefined) return undefined
  return withoutAbsent({
    ...summary,
    phone: readShortText(readKey(raw['phone'])),
    email: readShortText(raw['email']),
    image: readImage(raw['image']),
    fuels: readSomeItems(raw['fuels'], readShortText),
    store24h: readFlag(raw['store24h']),
    storeOpeningHours: readStoreDays(raw['storeOpeningHours']),
    kitchenHours: readDays(raw['kitchenHours']),
    lunchHours: readDays(raw['lunchHours']),
    breakfastHours: readDays(raw['breakfastHours']),
    lunchMenu: readLunchMenu(raw['lunchMenu']),
    foodMenu: readFoodMenu(raw['foodMenu']),
  })
}

/** Degrees on the globe (WGS 84). 0, 0 counts as none: it is a default, not a station. */
function readLocation(value: unknown): { lat: number; lon: number } | undefined {
  const raw = readRecord(value)
  const lat = readDegrees(raw?.['lat'])
  const lon = readDegrees(raw?.['lon'])
  if (lat === undefined || lon === undefined || Math.abs(lat) > 90 || Math.abs(lon) > 180) return undefined
  if (lat === 0 && lon === 0) return undefined
  // swapped coordinates would put a Nordic station in the Arabian Sea
  return !isNordic(lat, lon) && isNordic(lon, lat) ? { lat: lon, lon: lat } : { lat, lon }
}

function readDegrees(value: unknown): number | undefined {
  const degrees = readNumber(value)
  return degrees === undefined ? undefined : toTheMetre(degrees)
}

function isNordic(lat: number, lon: number): boolean {
  return lat > 53 && lat < 82 && lon > 3 && lon < 33
}

/** Where a station is and its clock (IANA). What the wire does not say of the one follows from the other; FI where nothing is known. */
function readCountryAndZone(writtenCountry: unknown, writtenZone: unknown): { country: Country; timeZone: string } {
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

/** Degrees rounded to a metre, as every location is written; -0 is 0. */
export function toTheMetre(degrees: number): number {
  return Number(degrees.toFixed(5)) + 0
}
