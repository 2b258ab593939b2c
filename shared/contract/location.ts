import { record } from './read-shape.ts'
import { readNumber } from './read-values.ts'

const readPosition = record({ lat: readDegrees, lon: readDegrees })

/** Degrees (WGS 84). 0, 0 counts as missing: it is a default value, not a station. */
export function readLocation(value: unknown): { lat: number; lon: number } | undefined {
  const { lat, lon } = readPosition(value) ?? { lat: 0, lon: 0 }
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180 || (lat === 0 && lon === 0)) return undefined
  // swapped coordinates would show a Nordic station in the Arabian Sea
  return !isNordic(lat, lon) && isNordic(lon, lat) ? { lat: lon, lon: lat } : { lat, lon }
}

function readDegrees(value: unknown): number | undefined {
  const degrees = readNumber(value)
  return degrees === undefined ? undefined : toTheMetre(degrees)
}

function isNordic(lat: number, lon: number): boolean {
  return lat > 53 && lat < 82 && lon > 3 && lon < 33
}

/** Degrees rounded to a metre; -0 becomes 0. */
export function toTheMetre(degrees: number): number {
  return Number(degrees.toFixed(5)) + 0
}
