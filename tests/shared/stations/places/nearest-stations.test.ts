import { expect, test } from 'vitest'
import type { StationSummary } from '#shared/contract/station.ts'
import { nearestStations } from '#shared/stations/places/nearest-stations.ts'
import { aSummary } from '../a-summary.ts'

const HERE = { lat: 60, lon: 25 }

function station(id: string, lat: number | undefined): StationSummary {
  return aSummary(id, {
    ...(lat !== undefined && { location: { lat, lon: 25 } }),
    services: ['lunch'],
  })
}

const ids = (stations: StationSummary[], except = '') =>
  nearestStations(stations, HERE, except).map(({ id }) => id)

test('the five nearest stations are sorted by distance, without the station itself', () => {
  const stations = [5, 2, 9, 1, 7, 3, 8].map((far) => station(`s${far}`, 60 + far / 10))
  expect(ids([station('self', 60), ...stations], 'self')).toEqual(['s1', 's2', 's3', 's5', 's7'])
  expect(ids(stations, 'self')).toEqual(['s1', 's2', 's3', 's5', 's7'])
})

test('a station without a location is never nearby', () => {
  expect(ids([station('nowhere', undefined), station('a', 61)])).toEqual(['a'])
})

test('a short list has fewer than five', () => {
  expect(ids([])).toEqual([])
  expect(ids([station('a', 61), station('b', 60.5)])).toEqual(['b', 'a'])
})

test('each has only the fields that its row and the map show, with the distance in whole metres', () => {
  const told = station('a', 60.1)
  expect(nearestStations([{ ...told, brand: 'St1' }], HERE, '')).toEqual([
    { ...told, metres: 11_120 },
  ])
})
