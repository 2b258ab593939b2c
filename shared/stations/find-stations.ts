import type { StationSummary } from '../contract/stations.ts'
import type { LocaleCode } from '../locale/locales.ts'
import type { Position } from './distance.ts'
import { type FittingStations, fittingStations } from './fitting-stations.ts'
import type { LocatorQuery } from './locator-query.ts'
import { byName, nearestFirst, type StationAway, withDistance } from './sort-stations.ts'
import type { StationSet } from './station-set.ts'

export interface FoundStations extends FittingStations {
  /** the first `rows`, in the order of the list */
  stations: StationAway<StationSummary>[]
}

export interface Seeker {
  now: Date
  locale: LocaleCode
  /** where distances count from: the query's own place, or a guess */
  from?: Position | undefined
}

/** From the query to the list, the same at the edge and in the browser. */
export function findStations(set: StationSet, query: LocatorQuery, seeker: Seeker, rows: number): FoundStations {
  const { now, locale, from = query.near } = seeker
  const fitting = fittingStations(set, query, now)
  const first: number[] = []
  for (const tier of fitting.tiers) {
    const missing = rows - first.length
    if (missing <= 0) break
    const isNearestFirst = query.sort !== 'name' && from !== undefined
    first.push(...(isNearestFirst ? nearestFirst(set.stations, tier, from, missing) : byName(set.stations, tier, locale, missing)))
  }
  const stations = first.map((index) => withDistance(set.stations.station(index), from))
  return { ...fitting, stations }
}
