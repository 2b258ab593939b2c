import type { StationSummary } from '../contract/stations.ts'
import { type ChoiceToDrop, choiceToDrop } from './choice-to-drop.ts'
import { filterCounts } from './filter-counts.ts'
import { findStations, type FoundStations, type Seeker } from './find-stations.ts'
import type { LocatorQuery } from './locator-query.ts'
import type { StationAway } from './sort-stations.ts'
import type { StationSet } from './station-set.ts'

/** What the locator shows for a query. */
export interface LocatorAnswer {
  total: number
  /** the first `rows` stations */
  stations: StationAway<StationSummary>[]
  /** by the filter's id: how many stations each would leave */
  counts: Record<string, number>
  /** when there are none: what to give up */
  drop?: ChoiceToDrop
}

/** The same at the edge and in the browser. */
export function locatorAnswer(set: StationSet, query: LocatorQuery, seeker: Seeker, rows: number): LocatorAnswer {
  return answerOf(set, query, seeker, findStations(set, query, seeker, rows))
}

export function answerOf(set: StationSet, query: LocatorQuery, { now }: Seeker, found: FoundStations): LocatorAnswer {
  const { total, stations, masks } = found
  const drop = total === 0 ? choiceToDrop(set, query, now) : undefined
  return {
    total,
    stations,
    counts: Object.fromEntries(filterCounts(masks, query.filters)),
    ...(drop && { drop }),
  }
}
