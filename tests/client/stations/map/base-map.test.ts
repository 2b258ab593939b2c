// @module-tag thorough
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STATIONS } from '../../../../backend/content/stations/stations.ts'

type Ring = [number, number][]

const { features } = JSON.parse(
  readFileSync('public/map/base-map.json', 'utf8'),
) as GeoJSON.FeatureCollection<GeoJSON.MultiPolygon | GeoJSON.Point, { kind: string; name: string }>

function polygonsOf(kind: string): Ring[][] {
  return features.flatMap(({ properties, geometry }) =>
    properties.kind === kind ? (geometry.coordinates as Ring[][]) : [],
  )
}

function isInRing([x, y]: [number, number], ring: Ring): boolean {
  return ring.reduce((isInside, [x1, y1], number) => {
    const [x2, y2] = ring.at(number - 1) ?? [x1, y1]
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    return crosses ? !isInside : isInside
  }, false)
}

test('on the embedded map every station and town is on land', () => {
  const [ocean, islands, lakes, ground] = ['ocean', 'islands', 'lakes', 'ground'].map(polygonsOf)
  const isIn = (at: [number, number], polygons: Ring[][] = []) =>
    polygons.some(
      ([outside = [], ...holes]) =>
        isInRing(at, outside) && !holes.some((hole) => isInRing(at, hole)),
    )
  const stations = STATIONS.flatMap(({ summary: { name, location } }) =>
    location ? [{ name, at: [location.lon, location.lat] as [number, number] }] : [],
  )
  const towns = features.flatMap(({ properties: { kind, name }, geometry }) =>
    kind === 'town' ? [{ name, at: geometry.coordinates as [number, number] }] : [],
  )
  const wet = [...stations, ...towns].filter(
    ({ at }) => !isIn(at, ground) && (isIn(at, lakes) || (isIn(at, ocean) && !isIn(at, islands))),
  )
  expect(wet.map(({ name }) => name)).toEqual([])
  expect([stations.length > 1_000, towns.length > 600]).toEqual([true, true])
})

test('the sea goes on beyond the northern bound of the map, which lies below the field of a phone', () => {
  const north = Math.max(
    ...polygonsOf('ocean').flatMap(([ring = []]) => ring.map(([, lat]) => lat)),
  )
  // 75 degrees, and 300 px at the smallest zoom
  expect(north).toBeGreaterThan(82)
})
