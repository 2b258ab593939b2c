import type { Station, StationSummary } from './stations.ts'
import { readSitePath } from './read-href.ts'
import { readDays, readStoreDays } from './read-hours.ts'
import { readImage } from './read-image.ts'
import { readFoodMenu, readLunchMenu } from './read-menus.ts'
import { readFlag, readItems, readKey, readNumber, readOneOf, readRecord, readSomeItems, readText } from './read-values.ts'
import { withoutAbsent } from './without-absent.ts'

/** Of each country the first is its own; the site computes opening status in it, and Intl throws on an unknown one. */
const TIME_ZONES = {
  FI: ['Europe/Helsinki', 'Europe/Mariehamn'],
  SE: ['Europe/Stockholm'],
  NO: ['Europe/Oslo', 'Arctic/Longyearbyen'],
} as const

/** An item of the stations endpoint's list; undefined for a station that cannot be named or linked to. */
export function readStationSummary(value: unknown): StationSummary | undefined {
  const raw = readRecord(value)
  const address = readRecord(raw?.['address'])
  const name = readText(raw?.['name']) ?? nameWithout(raw?.['brand'], address)
  const path = readSitePath(raw?.['path'])
  if (raw === undefined || name === undefined || path === undefined) return undefined
  const country = readOneOf(['FI', 'SE', 'NO'] as const, address?.['country']) ?? 'FI'
  return withoutAbsent({
    id: readKey(raw['id']) ?? path,
    name,
    path,
    brand: readText(raw['brand']),
    network: readOneOf(['MAIN', 'TRUCK', 'MARINE'] as const, raw['network']) ?? 'MAIN',
    location: readLocation(raw['location']),
    address: {
      street: readText(address?.['street']) ?? '',
      postalCode: readKey(address?.['postalCode']) ?? '',
      city: readText(address?.['city']) ?? '',
      country,
    },
    services: readItems(raw['services'], readText),
    timeZone: readOneOf(TIME_ZONES[country], raw['timeZone']) ?? TIME_ZONES[country][0],
    openingHours: readDays(raw['openingHours']) ?? [],
  })
}

/** 'St1 Kirkkotie 31': what a station nobody has named is called. */
function nameWithout(brand: unknown, address: Record<string, unknown> | undefined): string | undefined {
  const place = readText(address?.['street']) ?? readText(address?.['city'])
  return place && [readText(brand), place].filter(Boolean).join(' ')
}

/** The station of a station page; `path` is the page's own where the station names none. */
export function readStation(value: unknown, pagePath: string): Station | undefined {
  const raw = readRecord(value)
  const summary = readStationSummary(raw && { ...raw, path: readSitePath(raw['path']) ?? pagePath })
  if (raw === undefined || summary === undefined) return undefined
  return withoutAbsent({
    ...summary,
    phone: readKey(raw['phone']),
    email: readText(raw['email']),
    image: readImage(raw['image']),
    fuels: readSomeItems(raw['fuels'], readText),
    store24h: readFlag(raw['store24h']),
    storeOpeningHours: readStoreDays(raw['storeOpeningHours']),
    kitchenHours: readDays(raw['kitchenHours']),
    lunchHours: readDays(raw['lunchHours']),
    breakfastHours: readDays(raw['breakfastHours']),
    lunchMenu: readLunchMenu(raw['lunchMenu']),
    foodMenu: readFoodMenu(raw['foodMenu']),
  })
}

/** Degrees on the globe, and not 0, 0: in the Gulf of Guinea stands what nobody has placed yet. */
function readLocation(value: unknown): StationSummary['location'] {
  const raw = readRecord(value)
  const lat = readNumber(raw?.['lat'])
  const lon = readNumber(raw?.['lon'])
  if (lat === undefined || lon === undefined || Math.abs(lat) > 90 || Math.abs(lon) > 180) return undefined
  if (lat === 0 && lon === 0) return undefined
  // each in the other's place, a station of the north would stand by the Arabian Sea
  return !isNordic(lat, lon) && isNordic(lon, lat) ? { lat: lon, lon: lat } : { lat, lon }
}

function isNordic(lat: number, lon: number): boolean {
  return lat > 53 && lat < 82 && lon > 3 && lon < 33
}
