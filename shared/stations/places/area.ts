import type { Position } from './distance.ts'

/** Degrees. west < east, because no map of the site crosses the date line. */
export interface Area {
  west: number
  south: number
  east: number
  north: number
}

/** accuracy of ten metres */
const DECIMALS = 4
const NUMBER = /^-?\d{1,3}(?:\.\d{1,20})?$/

/** undefined without places */
export function areaAround(places: Iterable<Position>): Area | undefined {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { lat, lon } of places) {
    west = Math.min(west, lon)
    south = Math.min(south, lat)
    east = Math.max(east, lon)
    north = Math.max(north, lat)
  }
  return west === Infinity ? undefined : { west, south, east, north }
}

export function isInArea({ west, south, east, north }: Area, { lat, lon }: Position): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north
}

/** Reads 'west,south,east,north'. undefined when it is not an area on the globe. */
export function readArea(text: string | undefined): Area | undefined {
  const [west = 0, south = 0, east = 0, north = 0] = readDegrees(text, 4)?.map(rounded) ?? []
  if (west < -180 || east > 180 || west >= east || south < -90 || north > 90 || south >= north)
    return undefined
  return { west, south, east, north }
}

/** '60.1,24.9' → [60.1, 24.9]. undefined unless the text has `count` numbers. */
export function readDegrees(text: string | undefined, count: number): number[] | undefined {
  const parts = text?.split(',', count + 1) ?? []
  return parts.length === count && parts.every((part) => NUMBER.test(part))
    ? parts.map(Number)
    : undefined
}

/** readArea of the result yields the same area. */
export function writeArea({ west, south, east, north }: Area): string {
  return [west, south, east, north].map(rounded).join(',')
}

/** without trailing zeros; -0 becomes 0 */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS)) + 0
}
