import type { Position } from './distance.ts'
import type { FilterIds } from './filters-of.ts'
import { fittingStations } from './fitting-stations.ts'
import type { LocatorQuery } from './locator-query.ts'
import { byDistance, type StationAway, withDistance } from './sort-stations.ts'
import type { StationSet } from './station-set.ts'

export interface FoundStations {
  /** all that fit, in the order of the list */
  stations: StationAway[]
  /** of those that fit all but the filters */
  filters: FilterIds[]
}

export interface Seeker {
  now: Date
  /** where distances count from: the query's own place, or a guess */
  from?: Position | undefined
}

/** From the query to the list, the same at the edge and in the browser. */
export function findStations(set: StationSet, query: LocatorQuery, { now, from = query.near }: Seeker): FoundStations {
  const { hits, filters } = fittingStations(set, query, now)
  const found = hits.flatMap(({ index, score }) => {
    const station = set.stations[index]
    // an order that was asked for goes before how well the words fit
    return station ? { ...withDistance(station, from), index, score: query.sort === undefined ? score : 0 } : []
  })
  const isNearestFirst = query.sort !== 'name' && from !== undefined
  found.sort((one, other) => other.score - one.score || (isNearestFirst ? byDistance(one, other) : 0) || one.index - other.index)
  return { stations: found.map(({ station, distance }) => ({ station, ...(distance !== undefined && { distance }) })), filters }
}
