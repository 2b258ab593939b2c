// Coast and lakes from OpenStreetMap (@geo-maps, to a kilometre).
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Box, clipRing } from './clip-ring.ts'
import { roundCorners } from './round-corners.ts'
import { type Point, simplifyRing } from './simplify-ring.ts'

type Polygon = Point[][]

export interface Waters {
  ocean: Polygon[]
  islands: Polygon[]
  /** each with its islands */
  lakes: Polygon[]
}

const SIMPLEST_AREA = 8e-4
const LEAST_ISLAND_KM2 = 2
const LEAST_LAKE_KM2 = 8
/** beyond the countries with stations a shape counts for a thirtieth */
const ABROAD = 1 / 30
const HOME: Box = { west: 4, south: 54.4, east: 31.8, north: 71.4 }

export function waters(box: Box): Waters {
  // in the data continents lie outside the ocean's shore, and islands are its holes
  const [ocean, ...others] = bodiesOfWater().sort((one, other) => other.length - one.length)
  const [shore = [], ...islands] = ocean ?? []
  return {
    ocean: [shapes([shore], box, LEAST_LAKE_KM2)],
    islands: shapes(islands, box, LEAST_ISLAND_KM2).map((island) => [island]),
    lakes: others.flatMap(([lakeShore = [], ...inLake]) => {
      const lake = shapes([lakeShore], box, LEAST_LAKE_KM2)
      return lake.length > 0 ? [[...lake, ...shapes(inLake, box, LEAST_ISLAND_KM2)]] : []
    }),
  }
}

function bodiesOfWater(): Polygon[] {
  const file = createRequire(import.meta.url).resolve('@geo-maps/earth-waterbodies-1km/map.geo.json')
  const { geometries }: { geometries: { coordinates: Polygon[] }[] } = JSON.parse(readFileSync(file, 'utf8'))
  return geometries.flatMap(({ coordinates }) => coordinates)
}

function shapes(rings: Point[][], box: Box, leastKm2: number): Point[][] {
  return rings
    .map((ring) => clipRing(ring, box))
    .filter((ring) => ring.length > 3 && squareKilometres(ring) * worth(ring[0]) >= leastKm2)
    .map((ring) => simplifyRing(ring, SIMPLEST_AREA, worth))
    .filter((ring) => ring.length > 3)
    .map((ring) => roundCorners(ring, worth))
}

function worth(point: Point | undefined): number {
  if (!point) return 0
  const [lon, lat] = point
  return lon > HOME.west && lon < HOME.east && lat > HOME.south && lat < HOME.north ? 1 : ABROAD
}

function squareKilometres(ring: Point[]): number {
  let area = 0
  ring.forEach(([lon, lat], index) => {
    const [nextLon, nextLat] = ring[index + 1] ?? [lon, lat]
    area += lon * nextLat - nextLon * lat
  })
  return Math.abs(area / 2) * 111.3 ** 2 * Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180)
}
