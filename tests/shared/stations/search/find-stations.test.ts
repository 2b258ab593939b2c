import { describe, expect, test } from 'vitest'
import type { DayHours } from '#shared/contract/hours.ts'
import type { StationSummary } from '#shared/contract/station.ts'
import { sortByName } from '#shared/stations/places/sort-stations.ts'
import { absentFilters } from '#shared/stations/query/filters-of.ts'
import { readLocatorQuery } from '#shared/stations/query/locator-query.ts'
import { locatorAnswer } from '#shared/stations/search/locator-answer.ts'
import { STATION_FILTERS } from '#shared/stations/services/station-filters.ts'
import { aSummary } from '../a-summary.ts'
import { setOf } from '../set-of.ts'
import { findStations } from './find-stations.ts'

const HOURS: DayHours[] = [
  { date: '2026-11-20', openHours: [{ startTime: '06:00:00', endTime: '22:00:00' }] },
]
const STATIONS = [
  station('Tampere', { lat: 61.5, lon: 23.8 }, { services: ['lunch'] }),
  station(
    'Helsinki Malmi',
    { lat: 60.25, lon: 25.01 },
    { services: ['finland/Lunch', 'sauna'], openingHours: HOURS },
  ),
  station('Helsinki Satama', { lat: 60.16, lon: 24.95 }, { network: 'MARINE' }),
  station('Oulu', undefined, {
    network: 'TRUCK',
    services: ['sauna'],
    openingHours: HOURS,
    pumps: 'staffed',
  }),
]
const set = setOf(sortByName(STATIONS, 'fi-FI'))

const found = (search: string, from?: { lat: number; lon: number }, now = '2026-11-20T12:00:00Z') =>
  findStations(set, readLocatorQuery(search), { now: new Date(now), from })
const names = (...given: Parameters<typeof found>) =>
  found(...given).stations.map(({ station: { name } }) => name)

describe('from the query to the list', () => {
  test.each([
    ['', ['Helsinki Malmi', 'Helsinki Satama', 'Oulu', 'Tampere']],
    // around the visitor, as around a place
    ['?near=60.1,24.9', ['Helsinki Satama', 'Helsinki Malmi']],
    ['?near=60.1,24.9&sort=name', ['Helsinki Malmi', 'Helsinki Satama']],
    ['?near=61.2,23.76', ['Tampere']],
    ['?near=61.2,23.76&radius=10', ['Tampere']],
    ['?near=63,15&f=lunch', ['Tampere', 'Helsinki Malmi']],
    ['?near=63,15', ['Tampere', 'Helsinki Malmi', 'Helsinki Satama', 'Oulu']],
    ['?sort=distance', ['Helsinki Malmi', 'Helsinki Satama', 'Oulu', 'Tampere']],
    ['?service=MAIN', ['Helsinki Malmi', 'Tampere']],
    ['?service=MARINE', ['Helsinki Satama']],
    ['?f=lunch', ['Helsinki Malmi', 'Tampere']],
    ['?f=lunch,sauna', ['Helsinki Malmi']],
    ['?open=now', ['Helsinki Malmi', 'Oulu']],
    ['?q=helsinki', ['Helsinki Malmi', 'Helsinki Satama']],
    // the place in the words is more important than the visitor's position
    ['?q=helsinki&near=60.1,24.9', ['Helsinki Malmi', 'Helsinki Satama']],
    ['?q=helsinki&f=sauna&open=now&service=MAIN', ['Helsinki Malmi']],
    ['?area=24.9,60,25.2,60.3', ['Helsinki Malmi', 'Helsinki Satama']],
    ['?area=24.9,60,25.2,60.3&f=sauna', ['Helsinki Malmi']],
    ['?area=24.9,60,25.2,60.3&near=60.1,24.9', ['Helsinki Satama', 'Helsinki Malmi']],
    ['?area=0,50,1,51', []],
    ['?q=+', ['Helsinki Malmi', 'Helsinki Satama', 'Oulu', 'Tampere']],
  ])('%s', (search, expected) => {
    expect(names(search)).toEqual(expected)
  })

  test('at a similar distance open stations come first, unless the order is chosen', () => {
    const at = (name: string, lat: number, more: object = {}) =>
      station(name, { lat, lon: 25 }, more)
    const some = setOf([
      at('Closed', 60.001),
      at('Open', 60.01, { openingHours: HOURS }),
      at('Closed farther', 60.05),
      at('Open far', 60.2, { openingHours: HOURS }),
    ])
    const order = (search: string) =>
      findStations(some, readLocatorQuery(search), {
        now: new Date('2026-11-20T12:00:00Z'),
      }).stations.map((row) => row.station.name)
    expect(order('?near=60,25')).toEqual(['Open', 'Closed', 'Closed farther', 'Open far'])
    expect(order('?near=60,25&sort=distance')).toEqual([
      'Closed',
      'Open',
      'Closed farther',
      'Open far',
    ])
  })

  test('the nearest station alone within the radius is followed by the next ones', () => {
    expect(names('?near=61.4,23.8')).toEqual(['Tampere'])
    expect(names('?near=61.4,23.8&nearest=1')).toEqual([
      'Tampere',
      'Helsinki Malmi',
      'Helsinki Satama',
      'Oulu',
    ])
  })

  test('a guess is used without a position, and never instead of the visitor’s position', () => {
    expect(names('', { lat: 61.4, lon: 23.8 })[0]).toBe('Tampere')
    expect(found('', { lat: 61.4, lon: 23.8 }).stations[0]?.distance).toBeLessThan(20_000)
  })

  test('"open now" uses the time zone of the station', () => {
    expect(names('?open=now', undefined, '2026-11-20T20:00:00Z')).toEqual([])
    expect(names('?open=now', undefined, '2026-11-20T04:00:00Z')).toHaveLength(2)
  })

  test('the counts include stations that match everything except the filters', () => {
    expect(found('?f=lunch,atm&service=MAIN').counts).toMatchObject({ lunch: 0, atm: 0, sauna: 0 })
    expect(found('?f=lunch&service=MAIN').counts).toMatchObject({ lunch: 2, sauna: 1 })
    expect(found('?f=lunch,atm&service=MAIN').stations).toEqual([])
  })

  test('in an area only its stations are found, and none without a location', () => {
    expect(found('?area=20,59,30,62').counts).toMatchObject({ lunch: 2, sauna: 1 })
  })

  test('if two stations have the same id, the first is used', () => {
    const { stations, search } = setOf([
      station('Oulu', undefined, {}),
      station('Oulu', undefined, {}),
      station('Tornio', undefined, {}),
    ])
    expect(stations.map(({ station: { name } }) => name)).toEqual(['Oulu', 'Tornio'])
    expect(search('tornio')).toMatchObject([{ index: 1 }])
  })
})

describe('without results, the answer says which choice to drop and how many stations remain', () => {
  test.each([
    ['?f=lunch,sauna,atm', { kind: 'filter', id: 'atm', count: 1 }],
    ['?service=MARINE&f=sauna', { kind: 'service', count: 2 }],
    ['?service=MARINE&f=atm', { kind: 'filter', id: 'atm', count: 1 }],
    ['?q=tampere&open=now', { kind: 'openNow', count: 1 }],
    ['?q=tampere&open=now&f=sauna', { kind: 'all', count: 1 }],
    ['?q=xyzxyz&f=lunch', undefined],
    ['?area=24.9,60,25.2,60.3&f=lunch,sauna', undefined],
    ['?area=23,61,24,62&f=sauna', { kind: 'area', count: 2 }],
    ['?q=helsinki&f=lunch,sauna,atm,cbg,drivers', { kind: 'all', count: 2 }],
    ['?f=lunch', undefined],
  ])('%s', (search, drop) => {
    const now = new Date('2026-11-20T12:00:00Z')
    expect(locatorAnswer(set, readLocatorQuery(search), { now }, { rows: 20 }).drop).toEqual(drop)
  })
})

test('filters that no station has are absent, independent of the choices', () => {
  const few = setOf([
    station('Oulu', undefined, { services: ['lunch'] }),
    station('Tornio', undefined, { services: ['norway/sauna'] }),
  ])
  const absent = absentFilters(few.stations)
  expect(absent).not.toContain('lunch')
  expect(absent).not.toContain('sauna')
  expect(absent).toContain('helmisimpukka')
  expect(absentFilters([])).toEqual(STATION_FILTERS.map(({ id }) => id))
})

function station(
  name: string,
  location: StationSummary['location'],
  more: Partial<StationSummary>,
): StationSummary {
  const [city = ''] = name.split(' ')
  const address = { street: '', postalCode: '', city, country: 'FI' as const }
  return aSummary(name, { ...(location && { location }), address, ...more })
}
