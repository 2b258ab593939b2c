import { expect, test } from 'vitest'
import { markerBox } from '../../../../../client/stations/map/thread/marker-box.ts'
import type { Shape } from '../../../../../client/stations/map/station-source.ts'

const STATION = { id: 'a', name: 'St1 Helsinki', town: 'Helsinki', lon: 25, lat: 60 }

function cluster(count: number): Shape {
  return { kind: 'cluster', lon: 25, lat: 60, station: STATION, cluster: 1, count, color: 'blue' }
}

test('a pin stands with its tip on its station', () => {
  const { left, top, width, height } = markerBox({ kind: 'station', lon: 25, lat: 60, station: STATION })
  expect([left, top]).toEqual([-width / 2, -height])
})

test.each([9, 10, 99, 100, 999, 1000])('a cluster of %d lies around its point', (count) => {
  const { left, top, width, height } = markerBox(cluster(count))
  expect([left, top]).toEqual([-width / 2, -height / 2])
})

test.each([
  [2, 10],
  [10, 100],
  [100, 1000],
])('a cluster of %d is smaller than one of %d', (fewer, more) => {
  expect(markerBox(cluster(fewer)).width).toBeLessThan(markerBox(cluster(more)).width)
})
