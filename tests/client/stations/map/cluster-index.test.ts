import { expect, test } from 'vitest'
import { createClusterIndex } from '../../../../client/stations/map/cluster-index.ts'

const NORDIC = { west: 4, south: 54, east: 32, north: 72 }

function indexOf(places: [lon: number, lat: number][]) {
  return createClusterIndex(
    Float64Array.from(places, ([lon]) => lon),
    Float64Array.from(places, ([, lat]) => lat),
  )
}

function around(lon: number, lat: number, count: number): [number, number][] {
  return Array.from({ length: count }, (_, index) => [lon + index * 0.001, lat])
}

test('a cluster is red when it holds more than the larger of 10 and the mean count of the view (§4)', () => {
  const shapes = indexOf([...around(24.9, 60.2, 30), ...around(25.5, 65, 11), ...around(10.7, 59.9, 5)]).shapes(NORDIC, 4)
  // the mean is 15.3
  expect(shapes.map((shape) => shape.kind === 'cluster' && [shape.count, shape.color]).sort()).toEqual([
    [11, 'blue'],
    [30, 'red'],
    [5, 'blue'],
  ])
})

test('a cluster says at which zoom it comes apart', () => {
  const index = indexOf([
    [24.9, 60.2],
    [25.1, 60.2],
  ])
  const [shape] = index.shapes(NORDIC, 4)
  const opening = shape?.kind === 'cluster' ? index.open(shape.cluster) : undefined
  const zoom = opening && 'zoom' in opening ? opening.zoom : Number.NaN
  expect(index.shapes(NORDIC, zoom - 1)).toHaveLength(1)
  expect(index.shapes(NORDIC, zoom)).toHaveLength(2)
})

test('a cluster knows a station near its middle, by which it is called', () => {
  const [shape] = indexOf([...around(24.5, 60.2, 3), ...around(24.9, 60.2, 9), ...around(25.3, 60.2, 3)]).shapes(NORDIC, 3)
  expect(shape?.kind).toBe('cluster')
  expect(shape?.station).toBeGreaterThanOrEqual(3)
  expect(shape?.station).toBeLessThan(12)
})

test('stations at one place are listed, since no zoom up to 16 takes them apart (§9)', () => {
  const index = indexOf([
    [24.9, 60.2],
    [24.9, 60.2],
  ])
  const [shape] = index.shapes(NORDIC, 16)
  expect(shape?.kind === 'cluster' && index.open(shape.cluster)).toEqual({ members: [0, 1] })
})

test('a cluster of stations that were replaced opens nothing', () => {
  expect(indexOf([]).open(987_654)).toBeUndefined()
})

test('no stations make no shapes', () => {
  expect(indexOf([]).shapes(NORDIC, 4)).toEqual([])
})
