// The embedded base map as one small file: coast, lakes, borders and towns of the Nordic countries and around.
// Numbers are differences in 1/500 degree from one corner to the next; client/stations/map/base-map/read-base-map.ts is the other side.
import { borders } from './borders.ts'
import type { Box } from './clip-ring.ts'
import type { Point } from './simplify-ring.ts'
import { townsOnTheMap } from './towns.ts'
import { waters } from './waters.ts'

const UNITS_PER_DEGREE = 500
const BOX: Box = { west: -30, south: 46, east: 62, north: 75 }

export function buildBaseMap(): string {
  const { ocean, islands, lakes } = waters(BOX)
  return JSON.stringify({
    ocean: ocean.map(differences),
    islands: islands.map(differences),
    lakes: lakes.map((rings) => rings.map(differences)),
    borders: borders(BOX).map(differences),
    towns: townsOnTheMap(),
  })
}

function differences(line: Point[]): number[] {
  let [x, y] = [0, 0]
  const numbers: number[] = []
  for (const [lon, lat] of line) {
    const [nextX, nextY] = [Math.round(lon * UNITS_PER_DEGREE), Math.round(lat * UNITS_PER_DEGREE)]
    if (numbers.length > 0 && nextX === x && nextY === y) continue
    numbers.push(nextX - x, nextY - y)
    x = nextX
    y = nextY
  }
  return numbers
}
