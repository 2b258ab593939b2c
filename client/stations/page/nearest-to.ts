import type { StationSummary } from '#shared/contract/stations.ts'
import { distanceBetween, type Position } from '#shared/stations/distance.ts'

export interface StationAway {
  station: StationSummary
  metres: number
}

export const NEAREST_COUNT = 5

/** The stations nearest to a place, nearest first, without the one that stands there itself. One look at each: there may be a hundred thousand. */
export function nearestTo(place: Position, stations: readonly StationSummary[], exceptId: string): StationAway[] {
  let nearest: StationAway[] = []
  for (const station of stations) {
    if (!station.location || station.id === exceptId) continue
    const metres = distanceBetween(place, station.location)
    const farthest = nearest.at(-1)
    if (nearest.length === NEAREST_COUNT && farthest && metres >= farthest.metres) continue
    nearest = [...nearest, { station, metres }].toSorted((a, b) => a.metres - b.metres).slice(0, NEAREST_COUNT)
  }
  return nearest
}
