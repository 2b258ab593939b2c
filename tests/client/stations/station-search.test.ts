import { createStationSearch, type StationSearch } from '#client/stations/search/station-search.ts'
import type { StationSummary } from '#shared/contract/station.ts'
import { locatorAnswer } from '#shared/stations/locator-answer.ts'
import { readLocatorQuery } from '#shared/stations/locator-query.ts'
import { sortByName } from '#shared/stations/sort-stations.ts'
import { expect, test } from 'vitest'
import { setOf } from '../../shared/stations/set-of.ts'

function station(id: string, name: string, city: string, more: Partial<StationSummary> = {}): StationSummary {
  return {
    id,
    name,
    path: `/asemahaku/${id}`,
    network: 'MAIN',
    location: { lat: 60, lon: 24 },
    address: { street: '', postalCode: '', city, country: 'FI' },
    services: [],
    timeZone: 'Europe/Helsinki',
    openingHours: [],
    ...more,
  }
}

function searchOf(...stations: StationSummary[]) {
  return createStationSearch(setOf(sortByName(stations, 'fi-FI')))
}

function find(stations: StationSearch, search: string, rows = 20, favourites: string[] = []) {
  return stations.find({ query: readLocatorQuery(search), now: new Date('2026-11-21'), from: undefined, rows, favourites, hasMap: true })
}

const ALL = [
  station('a', 'St1 Turku Itä', 'Turku', { services: ['lunch'] }),
  station('b', 'St1 Turku Länsi', 'Turku'),
  station('c', 'St1 Oulu', 'Oulu', { services: ['sauna'], location: { lat: 65, lon: 25 } }),
]

test('the answer has the first rows, the total, and the counts of the filters', () => {
  const found = find(searchOf(...ALL), '', 2)
  expect([found.total, found.stations.length, found.counts['lunch'], found.counts['cbg']]).toEqual([3, 2, 1, 0])
})

test('without results the answer has a filter to remove', () => {
  expect(find(searchOf(...ALL), '?f=lunch,cbg').drop).toEqual({ kind: 'filter', id: 'cbg', count: 1 })
})

test('favourites are independent of the query, and unknown ids are dropped', () => {
  expect(find(searchOf(...ALL), '?q=turku', 20, ['c', 'gone']).favourites?.map(({ station }) => station.id)).toEqual(['c'])
})

test('the map has all results, not only the first rows, except stations without a location', () => {
  const { location: _nowhere, ...placeless } = station('d', 'St1 Inari', 'Inari')
  const search = searchOf(...ALL, placeless)
  const found = find(search, '', 1)
  expect([found.total, found.mapStations?.map(({ id }) => id)]).toEqual([4, ['c', 'a', 'b']])
  expect(find(search, '?q=inari').mapStations).toEqual([])
})

test('the map has the fields of stations at one place', () => {
  expect(find(searchOf(...ALL), '?q=turku').mapStations).toEqual([
    { id: 'a', name: 'St1 Turku Itä', town: 'Turku', lat: 60, lon: 24, distance: 0 },
    { id: 'b', name: 'St1 Turku Länsi', town: 'Turku', lat: 60, lon: 24, distance: 0 },
  ])
})

test('a station can be read by its id with its distance; an unknown id gives undefined', () => {
  const search = searchOf(...ALL)
  expect(search.station('c', { lat: 65, lon: 25 })).toMatchObject({ station: { id: 'c' }, distance: 0 })
  expect(search.station('gone', undefined)).toBeUndefined()
})

test('the edge adds the selected station if it is not in a row', () => {
  const set = setOf(sortByName(ALL, 'fi-FI'))
  const chosen = (search: string) =>
    locatorAnswer(set, readLocatorQuery(search), { now: new Date(), from: undefined }, { rows: 2 }).chosen?.station.id
  // the rows are Oulu and Turku Itä
  expect(['?s=b', '?s=c', '?q=turku&s=c', '?s=gone', ''].map(chosen)).toEqual(['b', undefined, 'c', undefined, undefined])
})

test('suggestions are towns with the number of their stations, then stations', () => {
  const [town, first] = searchOf(...ALL).suggest('tur', undefined)
  expect(town).toEqual({ kind: 'town', town: 'Turku', country: 'FI', count: 2 })
  expect(first).toMatchObject({ kind: 'station', city: 'Turku' })
})
