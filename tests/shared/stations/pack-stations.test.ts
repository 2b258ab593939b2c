import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { StationSummary } from '#shared/contract/stations.ts'
import { packStations } from '#shared/stations/pack-stations.ts'
import { readStationTable } from '#shared/stations/station-table.ts'
import { generatedStations } from './generated-stations.ts'
import { stationsOf, tableOf } from './set-of.ts'

const throughWire = (stations: StationSummary[]) => stationsOf(tableOf(stations))
const sorted = (stations: StationSummary[]) => stations.map((station) => ({ ...station, services: station.services.toSorted() }))

describe('stations packed for the way to the browser', () => {
  test('are the same stations when read again', () => {
    const stations = generatedStations(1150)
    expect(sorted(throughWire(stations))).toEqual(sorted(stations))
  })

  test('are at most 40 kB gzip for 1,150', () => {
    expect(gzipSync(JSON.stringify(packStations(generatedStations(1150)))).length).toBeLessThan(40_000)
  })

  test('may be 100,000', { timeout: 60_000 }, () => {
    const some = generatedStations(1000)
    const stations = Array.from({ length: 100 }, (_, hundred) =>
      some.map((station, index) => ({ ...station, id: `fi-${1001 + 1000 * hundred + index}` })),
    ).flat()
    const table = tableOf(stations)
    expect(table.size).toBe(100_000)
    expect(sorted([table.station(99_998), table.station(99_999)])).toEqual(sorted(stations.slice(-2)))
  })

  test('may be none', () => {
    expect(throughWire([])).toEqual([])
  })

  test.each<[string, Partial<StationSummary>]>([
    ['the mark for the town in a name', { name: 'St1 * Oulu' }],
    ['a name that begins like an escaped one', { name: '=Oulu' }],
    ['a replacement pattern as town', { name: 'St1 $& $1', address: { street: '', postalCode: '', city: '$&', country: 'SE' } }],
    ['no town', { address: { street: 'a', postalCode: '1', city: '', country: 'NO' } }],
    ['an id without a number', { id: 'x' }],
    ['an id with zeros', { id: 'fi-0999' }],
    ['an id of many digits', { id: '99999999999999999999' }],
    ['an id with a line break', { id: 'a\n7' }],
    ['a brand with a line break', { brand: 'a\nMAIN' }],
    ['another path', { path: '/elsewhere/x' }],
    ['no place', {}],
    ['a place in the south-west', { location: { lat: -60.12345, lon: -24.00001 } }],
    ['another country’s time zone', { timeZone: 'Atlantic/Reykjavik' }],
    ['codes that nobody knows', { services: ['finland/Dog wash', 'dogwash', 'sauna'] }],
    ['hours without seconds', { openingHours: [{ date: '2026-11-20', openHours: [{ startTime: '06:00', endTime: '22:00' }] }] }],
    [
      'days in no order',
      {
        openingHours: [
          { date: '2026-11-21', openHours: [] },
          { date: '2026-11-20', openHours: [] },
        ],
      },
    ],
  ])('keep %s', (_, odd) => {
    const [plain] = generatedStations(1)
    if (plain === undefined) throw new Error('no station')
    const { location: _location, ...rest } = plain
    const stations: StationSummary[] = [plain, { ...rest, id: 'fi-1002', services: [], ...odd }, { ...plain, id: 'fi-1003' }]
    expect(throughWire(stations).map((station) => ({ ...station, services: new Set(station.services) }))).toEqual(
      stations.map((station) => ({ ...station, services: new Set(station.services) })),
    )
  })

  test('keep more different codes than a filter bar could show', () => {
    const [plain] = generatedStations(1)
    if (plain === undefined) throw new Error('no station')
    const stations = Array.from({ length: 300 }, (_, index) => ({ ...plain, id: `${index}`, services: [`code${index}`, 'sauna'] }))
    expect(sorted(throughWire(stations))).toEqual(sorted(stations))
  })

  test('name services as the catalogue does, each once', () => {
    const stations = generatedStations(2).map((station) => ({ ...station, services: ['finland/adblue', 'AdBlue', 'adblue', 'posti'] }))
    expect(throughWire(stations).map(({ services }) => services)).toEqual([
      ['adblue', 'post'],
      ['adblue', 'post'],
    ])
  })

  test('share lists: stations with one week have one in memory', () => {
    const [first, second] = throughWire(
      generatedStations(400).map((station, _, [one]) => ({ ...station, openingHours: one?.openingHours ?? [] })),
    )
    expect(first?.openingHours).toBe(second?.openingHours)
  })

  const packed = packStations(generatedStations(3))
  test.each([
    [null],
    ['x'],
    [[]],
    [{}],
    [{ ...packed, version: 0 }],
    [{ ...packed, names: packed.names.slice(1) }],
    [{ ...packed, week: undefined }],
    [{ ...packed, cities: null }],
    [{ ...packed, pathStart: 1 }],
    [{ ...packed, moreServices: [] }],
  ])('are undefined when they are not what this version sends: %.40j', (value) => {
    expect(readStationTable(value)).toBeUndefined()
  })
})
