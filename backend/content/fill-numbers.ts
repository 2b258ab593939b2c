// Replaces the placeholders of texts ('{halls}', '{price perfect}') with numbers from the stations,
// and numbers and names from the shop. README.md lists them.

import { COUNTRIES, type Country, LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { formatLocalPrice } from '#shared/money/local-price.ts'
import { formatPrice } from '#shared/money/price.ts'
import { type FilterId, filterNamed, filtersOf } from '#shared/stations/query/filters-of.ts'
import { ATTRIBUTES } from '#shared/stations/services/attribute-catalogue.ts'
import { findAttribute } from '#shared/stations/services/find-attribute.ts'
import { openingDays, placeOn } from '../stations/station-days.ts'
import { chargingPrice } from './charging-prices.ts'
import { PAYMENT_METHODS } from './shop.ts'
import { type EmbeddedStation, STATIONS } from './stations/stations.ts'
import { RANGE } from './wash-range.ts'

type Count = (station: EmbeddedStation) => number

/**
 * Any day without holidays in the weeks after it: the hours that decide a filter are those of an
 * ordinary week.
 */
const SOME_DAY = '2026-02-02'
const PLACES = new Map(COUNTRIES.map((country) => [country, placeOn(SOME_DAY, country)]))
const FILTERS = new Map(STATIONS.map((station) => [station, filtersOf(listed(station))]))

/** What a placeholder counts, in addition to the codes of the attribute catalogue. */
const COUNTS: Readonly<Record<string, Count>> = {
  stations: () => 1,
  halls: fitting('carwash'),
  halls24h: fitting('carwash24h'),
  selfWashes: having('selfservicecarwash', 'selfwash'),
  hvo: fitting('hvo100'),
  parcels: having('post', 'matkahuolto', 'budbee', 'schenker', 'ups'),
  trucks: (station) =>
    Number(
      station.summary.network === 'TRUCK' || having('truckfuelingpoint', 'truck')(station) === 1,
    ),
  chargingStations: (station) => Number(station.summary.chargers !== undefined),
  chargers: ({ summary }) => (summary.chargers ?? []).reduce((sum, { count }) => sum + count, 0),
}

const PLACEHOLDER = /\{(\w+)(?: (\w+))?\}/g

/** The space between a number and its unit or its thousands, which stay on one line. */
const INSIDE_NUMBER =
  /(?<=\d) (?=(?:\d{3}|€|%|°C|kr|snt|öre|øre|k?[mg]|min|h|l|t|v|kk|k?Wh|[kM]Wh?|GWh|kg|m²)(?![\p{L}\d]))|(?<=\b(?:klo|kl\.)) (?=\d)/gu

/**
 * A copy of the value with all placeholders of its texts filled. A number and its unit stay on one
 * line.
 */
export function fillNumbers<T>(locale: LocaleCode, value: T): T
export function fillNumbers(locale: LocaleCode, value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .replaceAll(PLACEHOLDER, (_text, name: string, word?: string) => numberOf(locale, name, word))
      .replaceAll(INSIDE_NUMBER, '\u00A0')
  if (Array.isArray(value)) return value.map((part: unknown) => fillNumbers(locale, part))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, fillNumbers<unknown>(locale, part)]),
  )
}

function numberOf(locale: LocaleCode, name: string, word?: string): string {
  if (name === 'price' || name === 'each' || name === 'saving')
    return formatPrice(PRICES[name](ware(word)))
  if (name === 'kwh') return kwhPrice(locale, word)
  if (name === 'methods') return methodsOf(locale, word)
  if (name === 'lunch') return lunchPrice(locale, countriesOf(locale, word))
  return withThousands(locale, countOf(name, countriesOf(locale, word)))
}

/** How many stations (or chargers) of the countries a placeholder counts. */
function countOf(name: string, countries: readonly Country[]): number {
  const filter = filterNamed(name)
  const count =
    COUNTS[name] ??
    (filter
      ? fitting(filter)
      : ATTRIBUTES.some(({ code }) => code === name)
        ? having(name)
        : undefined)
  if (count === undefined) throw new Error(`The placeholder {${name}} is unknown.`)
  return STATIONS.filter(({ summary }) => countries.includes(summary.address.country)).reduce(
    (sum, station) => sum + count(station),
    0,
  )
}

/** Without a country: that of the locale, or all. */
function countriesOf(
  locale: LocaleCode,
  word = LOCALES[locale].country ?? 'all',
): readonly Country[] {
  const countries = COUNTRIES.filter((country) => word === 'all' || word === country)
  if (countries.length === 0) throw new Error(`"${word}" is no country.`)
  return countries
}

/** Counts as the locator's filter does. */
function fitting(id: FilterId): Count {
  return (station) => Number(FILTERS.get(station)?.has(id) ?? false)
}

function listed({ summary, timeZone, hours: { open, wash } }: EmbeddedStation) {
  const { country } = summary.address
  const place = PLACES.get(country) ?? placeOn(SOME_DAY, country)
  const washHours = wash && openingDays(wash, place)
  return {
    ...summary,
    timeZone,
    openingHours: openingDays(open, place),
    ...(washHours && { washHours }),
  }
}

function having(...codes: string[]): Count {
  return ({ summary }) =>
    Number(summary.services.some((written) => codes.includes(findAttribute(written)?.code ?? '')))
}

type Ware = (typeof RANGE)[keyof typeof RANGE]

function ware(key = ''): Ware {
  const found = Object.entries(RANGE).find(([name]) => name === key)
  if (found === undefined) throw new Error(`"${key}" is no product of wash-range.ts.`)
  return found[1]
}

/** EUR: the price, the price of one product of a bundle, and what the bundle saves. */
const PRICES = {
  price: ({ price }: Ware) => price,
  each: (bundle: Ware) =>
    bundle.price / membersOf(bundle).reduce((sum, { amount }) => sum + amount, 0),
  saving: (bundle: Ware) =>
    membersOf(bundle).reduce((sum, { amount, of }) => sum + amount * RANGE[of].price, 0) -
    bundle.price,
}

function membersOf(bundle: Ware) {
  return 'members' in bundle ? bundle.members : []
}

/** The lowest price. */
function lunchPrice(locale: LocaleCode, countries: readonly Country[]): string {
  const lunches = STATIONS.filter(({ summary }) =>
    countries.includes(summary.address.country),
  ).flatMap(({ lunch }) => lunch?.dishes ?? [])
  const lowest = Math.min(...lunches.map(({ price }) => price))
  const [country] = countries
  return formatLocalPrice(lowest, country ?? '', locale)
}

/**
 * 'app150', 'card400': the price of a kilowatt-hour in the locale's country, in Finland for the
 * international site.
 */
function kwhPrice(locale: LocaleCode, word = ''): string {
  const country = LOCALES[locale].country ?? 'FI'
  const [, way, power] = /^(app|card)(150|400)$/.exec(word) ?? []
  if (way === undefined) throw new Error(`The placeholder {kwh ${word}} is unknown.`)
  const { price, cardPrice } = chargingPrice(country, Number(power))
  return formatLocalPrice(way === 'app' ? price : cardPrice, country, locale)
}

/** The names of the checkout's methods of a type: 'OP, Nordea'. */
function methodsOf(locale: LocaleCode, word?: string): string {
  const names = PAYMENT_METHODS[locale].flatMap(([type, , name]) => (type === word ? name : []))
  if (names.length === 0)
    throw new Error(`The checkout of ${locale} has no methods of type "${word}".`)
  return names.join(', ')
}

/** '1 150', in English '1,150' */
function withThousands(locale: LocaleCode, count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, locale === 'en-EU' ? ',' : '\u00A0')
}
