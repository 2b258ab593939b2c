import { describe, expect, test } from 'vitest'
import type { StationSummary } from '#shared/contract/station.ts'
import type { KnownPlace } from '#shared/stations/places/nordic-places.ts'
import { readLocatorQuery } from '#shared/stations/query/locator-query.ts'
import { createRoadGraph } from '#shared/stations/route/road-graph.ts'
import { locatorAnswer } from '#shared/stations/search/locator-answer.ts'
import { createStationSet } from '#shared/stations/search/station-set.ts'
import { aSummary } from '../a-summary.ts'

const PLACES: KnownPlace[] = [
  { country: 'FI', names: ['Tampere'], location: { lat: 61.5, lon: 23.76 } },
  { country: 'FI', names: ['Hämeenlinna'], location: { lat: 61, lon: 24.46 } },
  { country: 'FI', names: ['Hyvinkää'], location: { lat: 60.63, lon: 24.86 } },
  { country: 'FI', names: ['Helsinki', 'Helsingfors'], location: { lat: 60.17, lon: 24.94 } },
  { country: 'FI', names: ['Padasjoki'], location: { lat: 61.35, lon: 25.28 } },
  { country: 'FI', names: ['Ilomantsi'], location: { lat: 62.67, lon: 30.93 } },
  { country: 'FI', names: ['Lieksa'], location: { lat: 63.32, lon: 30.02 } },
  { country: 'FI', names: ['Mariehamn'], location: { lat: 60.1, lon: 19.94 } },
]
const STATIONS = [
  station('St1 Hyvinkää', { lat: 60.64, lon: 24.87 }, ['perfectcarwash']),
  station('St1 Renko', { lat: 61.01, lon: 24.43 }, ['perfectcarwash', 'lunch']),
  station('St1 Helsinki Malmi', { lat: 60.25, lon: 24.95 }, ['lunch']),
  station('St1 Padasjoki', { lat: 61.36, lon: 25.29 }, []),
  // on the straight line from Tampere to Helsinki, 16 km from the road
  station('St1 Loppi', { lat: 60.8, lon: 24.4 }, []),
  station('St1 Nowhere', undefined, []),
]
const set = createStationSet(STATIONS, { serviceName: (code) => code, places: () => PLACES })
const NOW = new Date('2026-11-20T12:00:00Z')

/** Along the places of a road, with points in the middle of the towns. */
const roads = createRoadGraph(
  [
    roadFile('E', [23.76, 61.5], [24.46, 61], [24.86, 60.63], [24.94, 60.17]),
    roadFile('national', [24.94, 60.17], [25.28, 61.35], [23.76, 61.5]),
    roadFile('national', [19.94, 60.1], [19.9, 60.2]),
  ],
  [
    [
      { name: 'Helsinki', lat: 60.17, lon: 24.94 },
      { name: 'Mariehamn', lat: 60.1, lon: 19.94 },
    ],
  ],
)
const answer = (search: string, graph: typeof roads | undefined = roads) =>
  locatorAnswer(
    set,
    readLocatorQuery(search),
    { now: NOW, roads: graph },
    { rows: 20, hasPoints: true },
  )
const names = (search: string) =>
  answer(search).stations.map(({ station: { name } }) => name.replace('St1 ', ''))
const route = (search: string) => answer(search).route

describe('a route from A to B', () => {
  test('follows the roads and has the stations within 5 km, in order of travel', () => {
    expect(names('?from=Tampere&to=Helsinki')).toEqual(['Renko', 'Hyvinkää', 'Helsinki Malmi'])
    expect(names('?from=Helsinki&to=Tampere')).toEqual(['Helsinki Malmi', 'Hyvinkää', 'Renko'])
    expect(route('?from=tampere&to=Helsingfors')).toEqual({
      from: 'Tampere',
      to: 'Helsinki',
      via: [],
      line: [
        [61.5, 23.76],
        [61, 24.46],
        [60.63, 24.86],
        [60.17, 24.94],
      ],
      kilometres: 168,
      ferries: [],
      stops: [],
    })
  })

  test('says the kilometres from A, and the way to the line and back', () => {
    const [renko, hyvinkaa] = answer('?from=Tampere&to=Helsinki').stations
    expect(renko).toMatchObject({ along: 66.5, detour: 1_800 })
    expect(hyvinkaa).toMatchObject({ along: 115.1, detour: 2_600 })
  })

  test('names its ferries in the direction of travel, and has no stations beside them', () => {
    expect(route('?from=Tampere&to=Mariehamn')?.ferries).toEqual([
      { name: 'Helsinki–Mariehamn', along: 168 },
    ])
    expect(route('?from=Mariehamn&to=Tampere')?.ferries).toEqual([
      { name: 'Mariehamn–Helsinki', along: 0 },
    ])
    expect(names('?from=Mariehamn&to=Helsinki')).toEqual([])
  })

  test('that no road or ferry leads to has the stations near both ends, the nearest first', () => {
    const found = answer('?from=Ilomantsi&to=Helsinki')
    expect(found.route).toMatchObject({ problem: 'unreachable', line: [], kilometres: 0 })
    expect(found.stations.map(({ station: { name } }) => name)).toEqual(['St1 Helsinki Malmi'])
  })

  test('without the files of the roads has the stations near both ends', () => {
    const found = locatorAnswer(
      set,
      readLocatorQuery('?from=Hyvinkää&to=Helsinki'),
      { now: NOW },
      { rows: 20 },
    )
    expect(found.route?.problem).toBe('no-roads')
    expect(found.stations.map(({ station: { name } }) => name)).toEqual([
      'St1 Hyvinkää',
      'St1 Helsinki Malmi',
    ])
  })

  test('begins at a position', () => {
    expect(route('?from=61.5,23.7&to=Helsinki')).toMatchObject({
      from: '61.5,23.7',
      kilometres: 172,
    })
  })

  test('passes its stops in their order', () => {
    const { route: found } = answer('?from=Tampere&via=Padasjoki&via=&via=Hyvinkää&to=Helsinki')
    expect(found?.via).toEqual(['Padasjoki', '', 'Hyvinkää'])
    expect(found?.line.map(([lat]) => lat)).toEqual([61.5, 61.35, 60.17, 60.63, 60.17])
    expect(found?.stops).toEqual([
      { at: [61.35, 25.28], along: 84 },
      { at: [60.63, 24.86], along: 272 },
    ])
    expect(names('?from=Tampere&via=Padasjoki&to=Helsinki')).toContain('Padasjoki')
  })

  test('begins or ends at a station that is named', () => {
    expect(route('?from=helsinki malmi&to=Tampere')?.from).toBe('St1 Helsinki Malmi')
    expect(route('?from=St1 Padasjoki&to=Tampere')?.from).toBe('St1 Padasjoki')
  })

  test('from a place to itself has the stations around it', () => {
    expect(names('?from=Hyvinkää&to=Hyvinkää')).toEqual(['Hyvinkää'])
  })
})

describe('filters apply to the stations of a route', () => {
  test.each([
    ['?from=Tampere&to=Helsinki&f=lunch', ['Renko', 'Helsinki Malmi']],
    ['?from=Tampere&to=Helsinki&q=perfectcarwash', ['Renko', 'Hyvinkää']],
    ['?from=Tampere&to=Helsinki&q=Padasjoki&sort=name', ['Renko', 'Hyvinkää', 'Helsinki Malmi']],
    ['?from=Tampere&to=Helsinki&f=sauna', []],
  ])('%s', (search, expected) => {
    expect(names(search)).toEqual(expected)
  })

  test('with counts, a choice to drop and points for the map in order of travel', () => {
    expect(answer('?from=Tampere&to=Helsinki').counts).toMatchObject({ lunch: 2, carwash: 2 })
    expect(answer('?from=Tampere&to=Helsinki&f=lunch,sauna').drop).toEqual({
      kind: 'filter',
      id: 'sauna',
      count: 2,
    })
    expect(answer('?from=Tampere&to=Helsinki').points?.map(([id]) => id)).toEqual([
      'St1 Renko',
      'St1 Hyvinkää',
      'St1 Helsinki Malmi',
    ])
  })
})

describe('with an unknown end, the answer names it, offers spellings, and has no stations', () => {
  test.each([
    ['?from=xanadu&to=Helsinki', 'from', []],
    ['?from=Tampere&to=hlsinki', 'to', ['Helsinki']],
    ['?from=Tampere&via=&via=tampre&to=Helsinki', 'via:1', ['Tampere']],
    ['?from=Hyvinkaa&to=Leiksa', 'to', ['Lieksa']],
    ['?from=padas&to=Tampere', 'from', ['Padasjoki']],
    ['?from=999,999&to=Helsinki', 'from', []],
    ['?from=lunch&to=Helsinki', 'from', []],
  ])('%s', (search, unknown, spellings) => {
    const found = answer(search)
    expect(found.route).toMatchObject({ unknown, line: [], kilometres: 0 })
    expect(found.spellings).toEqual(spellings)
    expect(found.total).toBe(0)
  })
})

test('known words decide an end, and the answer names the others', () => {
  const found = answer(
    '?from=33100 Tampere&via=xanadu Hyvinkää&to=Helsinki centre&q=Padasjoki lunch',
  )
  expect(found.route).toMatchObject({ from: 'Tampere', via: ['Hyvinkää'], to: 'Helsinki' })
  expect(found.leftOut).toEqual(['Padasjoki', '33100', 'xanadu'])
})

test.each(['?from=&to=', '?from=Tampere', '?from=Tampere&to=', '?to=Helsinki&via='])(
  'a blank end is not unknown: %s',
  (search) => {
    const found = answer(search)
    expect(found.route).toMatchObject({ line: [], kilometres: 0 })
    expect(found.route?.unknown).toBeUndefined()
    expect(found.total).toBe(STATIONS.length)
  },
)

function roadFile(kind: string, ...coordinates: [lon: number, lat: number][]) {
  return {
    features: [
      {
        properties: { kind, country: 'FI' },
        geometry: { type: 'LineString' as const, coordinates },
      },
    ],
  }
}

function station(
  name: string,
  location: StationSummary['location'],
  services: string[],
): StationSummary {
  const [, city = ''] = name.split(' ')
  const address = { street: '', postalCode: '', city, country: 'FI' as const }
  return aSummary(name, { ...(location && { location }), address, services })
}
