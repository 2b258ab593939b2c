import type { StationSummary } from '#shared/contract/stations.ts'
import { distanceBetween, type Position } from '#shared/stations/distance.ts'
import type { StationTable } from '#shared/stations/station-table.ts'

export interface StationAway {
  station: StationSummary
  metres: number
}

export const NEAREST_COUNT = 5

/** The stations nearest to a place, nearest first, without the one that stands there itself. One look at each: there may be a hundred thousand. */
export function nearestTo(place: Position, stations: StationTable, exceptId: string): StationAway[] {
  let nearest: { index: number; metres: number }[] = []
  for (let index = 0; index < stations.size; index++) {
    const location = stations.location(index)
    const metres = location ? distanceBetween(place, location) : Infinity
    const isNearer = metres < (nearest[NEAREST_COUNT - 1]?.metres ?? Infinity)
    if (!isNearer || stations.id(index) === exceptId) continue
    nearest = [...nearest, { index, metres }].toSorted((a, b) => a.metres - b.metres).slice(0, NEAREST_COUNT)
  }
  return nearest.map(({ index, metres }) => ({ station: stations.station(index), metres }))
}
