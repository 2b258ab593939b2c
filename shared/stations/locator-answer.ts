import { type ChoiceToDrop, choiceToDrop } from './choice-to-drop.ts'
import type { Position } from './distance.ts'
import { filterCounts } from './filter-counts.ts'
import { findStations, type FoundStations, type Seeker } from './find-stations.ts'
import type { LocatorQuery } from './locator-query.ts'
import { type StationAway, withDistance } from './sort-stations.ts'
import type { StationSet } from './station-set.ts'

/** What the locator shows for a query. */
export interface LocatorAnswer {
  total: number
  /** the first `rows` stations */
  stations: StationAway[]
  /** the chosen station, where it is none of them */
  chosen?: StationAway
  /** by the filter's id: how many stations each would leave */
  counts: Record<string, number>
  /** when there are none: what to give up */
  drop?: ChoiceToDrop
}

/** The same at the edge and in the browser. */
export function locatorAnswer(set: StationSet, query: LocatorQuery, seeker: Seeker, rows: number): LocatorAnswer {
  const answer = answerOf(set, query, seeker, findStations(set, query, seeker), rows)
  const isInRows = answer.stations.some(({ station }) => station.id === query.selected)
  const chosen = isInRows ? undefined : stationAway(set, query.selected, seeker.from)
  return { ...answer, ...(chosen && { chosen }) }
}

/** undefined for an id that no station has. */
export function stationAway({ stations }: StationSet, id: string | undefined, from: Position | undefined): StationAway | undefined {
  const station = stations.find((each) => each.id === id)
  return station && withDistance(station, from)
}

export function answerOf(set: StationSet, query: LocatorQuery, { now }: Seeker, found: FoundStations, rows: number): LocatorAnswer {
  const { length: total } = found.stations
  const drop = total === 0 ? choiceToDrop(set, query, now) : undefined
  return {
    total,
    stations: found.stations.slice(0, rows),
    counts: Object.fromEntries(filterCounts(found.filters, query.filters)),
    ...(drop && { drop }),
  }
}
