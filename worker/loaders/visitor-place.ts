import { readRecord } from '#shared/contract/read-values.ts'
import type { Position } from '#shared/stations/distance.ts'

/** A hundredth of a degree: a kilometre, more than anybody knows of an address on the net. */
const STEPS_PER_DEGREE = 100

/** Where the edge guesses the visitor to be (request.cf), for the order of a first list. Never stored. */
export function visitorPlace(cf: unknown): Position | undefined {
  const guess = readRecord(cf)
  const lat = degrees(guess?.['latitude'], 90)
  const lon = degrees(guess?.['longitude'], 180)
  return lat === undefined || lon === undefined ? undefined : { lat, lon }
}

function degrees(value: unknown, most: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
  return Math.abs(number) <= most ? Math.round(number * STEPS_PER_DEGREE) / STEPS_PER_DEGREE : undefined
}
