import { expect, test } from 'vitest'
import { clusterStations, openCluster, shapesIn } from '#client/stations/map/cluster-stations.ts'

const NORDIC = { west: 4, south: 54, east: 32, north: 72 }

function at(places: [lon: number, lat: number][]) {
  return clusterStations(
    places.map(([lon, lat], number) => ({ id: `${number}`, name: '', lon, lat })),
  )
}

function around(lon: number, lat: number, count: number): [number, number][] {
  return Array.from({ length: count }, (_, index) => [lon + index * 0.001, lat])
}

test('a cluster is red if it has more stations than the larger of 10 and the mean count of the view (§4)', () => {
  const shapes = shapesIn(
    at([...around(24.9, 60.2, 30), ...around(25.5, 65, 11), ...around(10.7, 59.9, 5)]),
    NORDIC,
    4,
  )
  // the mean is 15.3
  expect(
    shapes.map((shape) => shape.kind === 'cluster' && [shape.count, shape.color]).sort(),
  ).toEqual([
    [11, 'blue'],
    [30, 'red'],
    [5, 'blue'],
  ])
})

test('a cluster has the zoom that separates it', () => {
  const clusters = at([
    [24.9, 60.2],
    [25.1, 60.2],
  ])
  const [shape] = shapesIn(clusters, NORDIC, 4)
  const opening = shape?.kind === 'cluster' ? openCluster(clusters, shape.id, 17) : undefined
  const zoom = opening && 'zoom' in opening ? opening.zoom : Number.NaN
  expect(shapesIn(clusters, NORDIC, zoom - 1)).toHaveLength(1)
  expect(shapesIn(clusters, NORDIC, zoom)).toHaveLength(2)
})

test('a cluster has the name of a station near its centre', () => {
  const [shape] = shapesIn(
    at([...around(24.5, 60.2, 3), ...around(24.9, 60.2, 9), ...around(25.3, 60.2, 3)]),
    NORDIC,
    3,
  )
  expect(shape?.kind).toBe('cluster')
  expect(Number(shape?.station.id)).toBeGreaterThanOrEqual(3)
  expect(Number(shape?.station.id)).toBeLessThan(12)
})

test('stations at one place are listed, because no zoom up to 16 separates them (§9)', () => {
  const clusters = at([
    [24.9, 60.2],
    [24.9, 60.2],
  ])
  const [shape] = shapesIn(clusters, NORDIC, 16)
  expect(shape?.kind === 'cluster' && openCluster(clusters, shape.id, 17)).toMatchObject({
    members: [{ station: { id: '0' } }, { station: { id: '1' } }],
  })
})

test('without stations there are no shapes', () => {
  expect(shapesIn(at([]), NORDIC, 4)).toEqual([])
})
