import {
  COUNTRIES,
  type Country,
  DEFAULT_LOCALE,
  LOCALE_CODES,
  LOCALES,
} from '../locale/locales.ts'
import { isDate } from '../time/dates.ts'
import { readDays } from './hours.ts'
import { readImage } from './image.ts'
import { readLocation } from './location.ts'
import { NETWORKS } from './network.ts'
import { fields, listOf, oneOf, or, type ReadBy, record, someOf } from './read-shape.ts'
import { readShortText, readSitePath, stationId } from './read-text.ts'
import { readFlag, readKey, readOneOf, readRecord, readText } from './read-values.ts'
import { PUMPS, readChargers, readDishes, readLunchDay, readWashes } from './station-parts.ts'

/** An item of the stations endpoint's list. */
export type StationSummary = ReadBy<typeof readStationSummary>
/** The station of a station page. */
export type Station = NonNullable<ReturnType<typeof readStation>>

/** Characters. A longer path is dropped, not cut: a cut path would be another page. */
const MAX_PATH = 500
const readSummaryFields = fields({
  id: readKey,
  name: readShortText,
  path: readPath,
  brand: readShortText,
  network: or(oneOf(...NETWORKS), 'MAIN'),
  /** absent when missing or impossible: then the station is in the list but not on the map */
  location: readLocation,
  address: fields({
    street: or(readShortText, ''),
    postalCode: or(readShortKey, ''),
    city: or(readShortText, ''),
    country: readCountry,
  }),
  services: or(listOf(readShortText), []),
  timeZone: readTimeZone,
  openingHours: or(readDays, []),
  pumps: oneOf(...PUMPS),
  chargers: readChargers,
  washHours: readDays,
  kitchenHours: readDays,
  lunchHours: readDays,
  todaysLunch: readLunchDay,
})

/**
 * undefined without a name or a path. A missing country follows from the time zone (IANA) and the
 * other way round; FI when both are missing.
 */
export function readStationSummary(value: unknown) {
  const { timeZone, ...station } = readSummaryFields(value)
  const { address, brand, path } = station
  const place = address.street || address.city
  // a station without a name is called 'St1 Kirkkotie 31'
  const name = station.name ?? (place && [brand, place].filter(Boolean).join(' '))
  if (name === '' || path === undefined) return undefined
  const country = address.country ?? countryOfZone(timeZone) ?? 'FI'
  return {
    ...station,
    id: stationId(station.id) || stationId(path),
    name,
    path,
    address: { ...address, country },
    timeZone: timeZone ?? zonesOf(country)[0],
  }
}

function readPath(value: unknown): string | undefined {
  const path = readSitePath(value)
  return path !== undefined && path.length <= MAX_PATH ? path : undefined
}

function readShortKey(value: unknown): string | undefined {
  return readShortText(readKey(value))
}

/** Faults and closures at the station. `since` and `until` are yyyy-MM-dd. */
const readNotices = someOf(
  record({ title: readShortText }, { text: readShortText, since: readDate, until: readDate }),
)

/** Site paths for this station: "report a fault", "buy a wash", all prices of charging. */
const readLinks = record(
  {},
  { reportFault: readSitePath, buyWash: readSitePath, chargingPrices: readSitePath },
)

const readPageFields = fields({
  phone: readShortKey,
  email: readShortText,
  image: readImage,
  fuels: someOf(readShortText),
  store24h: readFlag,
  storeOpeningHours: readDays,
  breakfastHours: readDays,
  lunchMenu: someOf(record({ date: readDate, dishes: readDishes })),
  washes: readWashes,
  foodMenu: someOf(record({ title: or(readShortText, ''), dishes: readDishes })),
  notices: readNotices,
  links: readLinks,
})

/** `pagePath` is used when the station has no path. */
export function readStation(value: unknown, pagePath: string) {
  const raw = readRecord(value)
  const summary = readStationSummary(raw && { ...raw, path: readPath(raw['path']) ?? pagePath })
  return summary && { ...summary, ...readPageFields(raw) }
}

function readDate(value: unknown): string | undefined {
  return isDate(value) ? value : undefined
}

function readCountry(value: unknown): Country | undefined {
  return readOneOf(COUNTRIES, readText(value)?.trim().toUpperCase())
}

function countryOfZone(zone: string | undefined): Country | undefined {
  return COUNTRIES.find((country) => zone !== undefined && zonesOf(country).includes(zone))
}

/** The main time zone of the country comes first. */
function zonesOf(country: Country): readonly [string, ...string[]] {
  return LOCALES[LOCALE_CODES.find((code) => LOCALES[code].country === country) ?? DEFAULT_LOCALE]
    .timeZones
}

/**
 * The name of a time zone as Intl writes it. An offset ('+02:00') is rejected: it has no summer
 * time, and some browsers do not know it.
 */
function readTimeZone(value: unknown): string | undefined {
  const text = readText(value)?.trim() ?? ''
  // checked first, because Intl is slower than all other readers of a station together
  if (countryOfZone(text) !== undefined) return text
  if (!/^[a-z]/i.test(text)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined // Intl throws for an unknown zone
  }
}
