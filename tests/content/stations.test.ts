// @module-tag thorough
import { describe, expect, test } from 'vitest'
import { readItems } from '#shared/contract/read-values.ts'
import { readStation, readStationSummary } from '#shared/contract/station.ts'
import type { Country, LocaleCode } from '#shared/locale/locales.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import { type Attribute, ATTRIBUTES } from '#shared/stations/services/attribute-catalogue.ts'
import { findAttribute } from '#shared/stations/services/find-attribute.ts'
import { STATIONS } from '../../backend/content/stations/stations.ts'
import { stationRow } from '../../backend/seed/station-rows.ts'
import { stationListJson } from '../../backend/stations/station-list.ts'
import { stationResponse } from '../../backend/stations/station-page.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const rows = STATIONS.map(stationRow)
const listed = readItems(
  JSON.parse(stationListJson(rows, 'en-EU', NOW)).stations,
  readStationSummary,
)
const flawed = new Set(
  STATIONS.flatMap(({ summary, hours }) => (hours.flaw === undefined ? [] : [summary.id])),
)

const WASHES = new Set<string>(
  ATTRIBUTES.flatMap(({ code, group }) => (group === 'carWash' ? [code] : [])),
)

/** the counts in the content's texts: about 1,150 in total */
const COUNTS: Record<Country, number> = { FI: 430, SE: 450, NO: 270 }
const POSTAL_CODES: Record<Country, RegExp> = { FI: /^\d{5}$/, SE: /^\d{3} \d{2}$/, NO: /^\d{4}$/ }

test.each(Object.entries(COUNTS))(
  '%s has at least %i stations, about 8 % of them for trucks and 3 % for boats',
  (country, count) => {
    const stations = listed.filter(({ address }) => address.country === country)
    const share = (network: string) =>
      stations.filter((station) => station.network === network).length / stations.length
    expect(stations.length).toBeGreaterThanOrEqual(count)
    expect(share('TRUCK')).toBeCloseTo(0.08, 2)
    expect(share('MARINE')).toBeCloseTo(0.03, 2)
  },
)

test('the site reads every station without loss: name, place, address, services', () => {
  expect(listed).toHaveLength(STATIONS.length)
  for (const { name, location, address, services } of listed) {
    expect(location, name).toBeDefined()
    expect(address.street, name).toMatch(/^\p{L}.* \d+$/u)
    expect(address.postalCode, name).toMatch(POSTAL_CODES[address.country])
    expect(name).toMatch(/^St1 \p{L}/u)
    expect(services.length, name).toBeGreaterThan(0)
  }
})

/** The bounding box of each country in degrees. */
const BOUNDS: Record<Country, { lat: readonly [number, number]; lon: readonly [number, number] }> =
  {
    FI: { lat: [59.5, 70.1], lon: [19.2, 31.6] },
    SE: { lat: [55.3, 69.1], lon: [10.9, 24.2] },
    NO: { lat: [57.9, 71.2], lon: [4.5, 31.2] },
  }

test('every station is inside its country', () => {
  const isWithin = ([low, high]: readonly [number, number], value = Number.NaN) =>
    value >= low && value <= high
  const outside = listed.filter(({ location, address }) => {
    const { lat, lon } = BOUNDS[address.country]
    return !isWithin(lat, location?.lat) || !isWithin(lon, location?.lon)
  })
  expect(outside).toEqual([])
})

test('two stations are at least 100 m apart', () => {
  const places = listed.map(({ name, location }) => ({
    name,
    lat: (location?.lat ?? 0) * 111_200,
    lon: (location?.lon ?? 0) * 111_200,
  }))
  const close = places.flatMap((one, index) =>
    places
      .slice(index + 1)
      .filter(
        (other) =>
          Math.hypot(
            one.lat - other.lat,
            (one.lon - other.lon) * Math.cos((one.lat / 111_200) * (Math.PI / 180)),
          ) < 100,
      )
      .map((other) => `${one.name}, ${other.name}`),
  )
  expect(close).toEqual([])
})

test('every filter for a fuel, service or kitchen finds stations, in any letter case and with a country prefix (contract.md)', () => {
  const codes = listed.flatMap(({ services }) => services)
  const found = new Set(codes.map((code) => findAttribute(code)?.code))
  for (const code of [
    're85',
    'adblue',
    'cbg',
    'lunch',
    'weekendlunch',
    'helmisimpukka',
    'sauna',
    'open24h',
    'kotipizza',
    'schenker',
  ] as const) {
    expect(found, code).toContain(code)
  }
  expect(codes.some((code) => code.startsWith('finland/'))).toBe(true)
  expect(codes.some((code) => code === code.toUpperCase() && /[A-Z]/.test(code))).toBe(true)
  expect(new Set(codes.filter((code) => findAttribute(code) === undefined))).toEqual(
    new Set(['dogwash', 'Library shelf', 'heated parking']),
  )
})

test('Norway’s own list is used only in Norway (§3)', () => {
  const countries = (code: string) => [
    ...new Set(
      listed
        .filter(({ services }) => services.includes(code))
        .map(({ address }) => address.country),
    ),
  ]
  for (const code of ['staffedstation', 'coloureddiesel', 'paraffin', 'hvo100', 'red95'])
    expect(countries(code), code).toEqual(['NO'])
})

test('Åland has Mariehamn’s time zone and Swedish menus', () => {
  const mariehamn = STATIONS.filter(({ summary }) => summary.address.city === 'Mariehamn')
  expect(mariehamn.length).toBeGreaterThan(0)
  for (const { timeZone } of mariehamn) expect(timeZone).toBe('Europe/Mariehamn')
  expect(JSON.stringify(mariehamn.map(({ detail }) => detail.foodMenu))).toContain('Hamburgare')
})

describe('opening hours', () => {
  const weeks = STATIONS.map(({ hours }) => hours.open)
  const ranges = weeks.flatMap((week) => (week === 'always' ? [] : week.flat()))

  test.each([
    ['around the clock', weeks.some((week) => week === 'always')],
    ['over midnight', ranges.some(([from, to]) => to < from)],
    [
      'cut at midnight',
      ranges.some(([, to]) => to === '24:00') && ranges.some(([from]) => from === '00:00'),
    ],
    [
      'on closed days',
      weeks.some((week) => week !== 'always' && week.some((day) => day.length === 0)),
    ],
    [
      'in two ranges a day',
      weeks.some((week) => week !== 'always' && week.some((day) => day.length === 2)),
    ],
  ])('include %s', (_kind, isThere) => {
    expect(isThere).toBe(true)
  })

  test('are malformed or lack today at a few stations, as in real data (§2.4)', () => {
    expect(new Set(STATIONS.map(({ hours }) => hours.flaw)).size).toBe(7)
    expect(flawed.size).toBeGreaterThan(10)
    expect(flawed.size).toBeLessThan(25)
    for (const { id, openingHours } of listed)
      if (!flawed.has(id)) expect(openingHours.length, id).toBeGreaterThanOrEqual(8)
  })

  test('exactly the stations that never close have open24h', () => {
    const saying = STATIONS.filter(({ summary }) =>
      summary.services.some((code) => findAttribute(code)?.code === 'open24h'),
    )
    expect(saying.every(({ hours }) => hours.open === 'always')).toBe(true)
    expect(saying).toHaveLength(weeks.filter((week) => week === 'always').length)
  })
})

test('parts and codes of a station agree', () => {
  for (const { name, services, pumps, chargers, washHours, network } of listed) {
    const codes = new Set(services.map((code) => findAttribute(code)?.code))
    const has = (...some: Attribute['code'][]) => some.some((code) => codes.has(code))
    expect(pumps === 'terminal' || pumps === 'unmanned', name).toBe(
      has('selfservicepaymentterminal'),
    )
    expect(pumps === 'unmanned', name).toBe(
      network === 'TRUCK' || (has('selfservicepaymentterminal') && has('open24h')),
    )
    expect(chargers !== undefined, name).toBe(
      has('evcharging', 'evcharging150kw', 'evcharging400kw', 'chargingstation'),
    )
    const power = Math.max(0, ...(chargers ?? []).map((each) => each.power))
    expect([power >= 400, power >= 150], name).toEqual([
      has('evcharging400kw'),
      has('evcharging150kw', 'evcharging400kw'),
    ])
    expect(washHours !== undefined, name).toBe(
      [...codes].some((code) => code !== undefined && WASHES.has(code)),
    )
  }
})

test('the list sends today’s lunch with its hours, in the language of the site', () => {
  const lunches = listed.flatMap(({ todaysLunch }) => todaysLunch ?? [])
  // a Saturday
  expect(lunches.length).toBeGreaterThan(50)
  for (const { date, openHours, dishes } of lunches) {
    expect([date, openHours.length > 0, dishes.length]).toEqual(['2026-11-21', true, 3])
  }
})

describe('the kitchens', () => {
  const serving = (locale: LocaleCode) =>
    rows
      .map((row) => readStation(stationResponse(row, locale, NOW), '/x'))
      .filter((station) => station?.lunchMenu !== undefined)
  const inEnglish = serving('en-EU')

  test('a station that serves lunch has a weekly list with diets, and a station with a kitchen has a menu', () => {
    expect(inEnglish.length).toBeGreaterThan(150)
    for (const station of inEnglish) {
      expect(station?.services.some((code) => findAttribute(code)?.code === 'lunch')).toBe(true)
      expect(station?.lunchMenu?.length).toBeGreaterThanOrEqual(5)
      expect(station?.foodMenu?.length).toBeGreaterThan(2)
      expect(station?.lunchHours?.length).toBeGreaterThanOrEqual(8)
    }
    expect(
      inEnglish.some((station) =>
        station?.lunchMenu?.some(({ dishes }) => dishes.some(({ diets }) => diets?.includes('G'))),
      ),
    ).toBe(true)
  })

  test.each([
    ['FI', 'fi-FI', /Annokset|Hampurilaiset/],
    ['SE', 'sv-SE', /Rätter|Hamburgare/],
    ['NO', 'no-NO', /Retter|Burgere/],
  ] as const)('write in the language of %s on %s', (country, locale, words) => {
    const menu = serving(locale).find((station) => station?.address.country === country)?.foodMenu
    expect(JSON.stringify(menu)).toMatch(words)
  })

  test('write English on en-EU for every country, without letters or words of another language', () => {
    const menus = JSON.stringify(
      inEnglish.map((station) => [station?.lunchMenu, station?.foodMenu]),
    )
    expect(menus).toContain('Pea soup and pancake')
    expect(menus).not.toMatch(/[åäöøæ]|\b(ja|och|og|med)\b/i)
  })

  test('use only diet codes that the page explains', async () => {
    const { diets } = await loadMessages('stations', 'en-EU')
    const used = inEnglish.flatMap((station) =>
      station?.lunchMenu?.flatMap(({ dishes }) => dishes.flatMap((dish) => dish.diets ?? [])),
    )
    expect(new Set(used)).toEqual(new Set(Object.keys(diets)))
  })

  test('have the same dishes, prices and diets in every language', () => {
    const offers = (stations: typeof inEnglish) =>
      stations.map((station) => [
        station?.lunchMenu?.map(({ dishes }) => dishes.map(({ price, diets }) => [price, diets])),
        station?.foodMenu?.map(({ dishes }) =>
          dishes.map(({ description, price }) => [description === undefined, price]),
        ),
      ])
    expect(offers(inEnglish)).toEqual(offers(serving('fi-FI')))
  })
})
