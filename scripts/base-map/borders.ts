// Borders between countries on land, from Natural Earth (world-atlas).
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Box } from './clip-ring.ts'
import { type Point, simplifyRing } from './simplify-ring.ts'

const SIMPLEST_AREA = 4e-4

export function borders(box: Box): Point[][] {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const world: Topology<{ countries: GeometryCollection }> = JSON.parse(readFileSync(file, 'utf8'))
  const lines = mesh(world, world.objects.countries, (one, other) => one !== other).coordinates
  return lines
    .map((line) => line.map(([lon = 0, lat = 0]): Point => [lon, lat]))
    .filter((line) => line.some((point) => isIn(box, point)))
    .map((line) =>
      simplifyRing(
        line.filter((point) => isIn(box, point)),
        SIMPLEST_AREA,
        () => 1,
      ),
    )
    .filter((line) => line.length > 1)
}

function isIn({ west, south, east, north }: Box, [lon, lat]: Point): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north
}
