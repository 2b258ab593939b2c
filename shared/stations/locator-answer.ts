import { withoutAbsent } from '../contract/read-values.ts'
import type { Position } from './distance.ts'
import { filterCounts, type FilterId } from './filters-of.ts'
import { findStations, type Seeker } from './find-stations.ts'
import { choicesIn, type LocatorChoice, withoutChoice, withoutChoices } from './locator-choices.ts'
import type { LocatorQuery } from './locator-query.ts'
import { type StationAway, withDistance } from './sort-stations.ts'
import type { StationSet } from './station-set.ts'

/** What the locator shows for a query. */
export type LocatorAnswer = ReturnType<typeof locatorAnswer>

/** and how many stations giving it up would bring */
export type ChoiceToDrop = (LocatorChoice | { kind: 'all' }) & { count: number }

/** What the locator's block gets from the edge: the answer to the address, and where the browser finds all stations. */
export type LocatorStart =
  | (LocatorAnswer & {
      kind: 'list'
      /** the address's query: '' or '?…' */
      search: string
      /** of the answer, ISO 8601: hours and open now are of this moment */
      now: string
      /** where all stations are to be had */
      address: string
      /** ids of filters that no station of the list has, whatever else is chosen */
      absent: string[]
      /** the edge's own guess at where the visitor is; absent when it has none that helps */
      guess?: Position
      /** ISO 8601: the newest list cannot be had, this one is from then */
      asOf?: string
    })
  /** no list at all: none can be had, and none was before */
  | { kind: 'unavailable'; search: string; now: string }

/** The same at the edge and in the browser. */
export function locatorAnswer(
  set: StationSet,
  query: LocatorQuery,
  seeker: Seeker,
  rows: number,
  found = findStations(set, query, seeker),
) {
  const stations = found.stations.slice(0, rows)
  const isInRows = stations.some(({ station }) => station.id === query.selected)
  const chosen = isInRows ? undefined : stationAway(set, query.selected, found.origin)
  const drop = found.stations.length === 0 ? choiceToDrop(set, query, seeker.now) : undefined
  return withoutAbsent({
    total: found.stations.length,
    /** the first `rows` */
    stations,
    /** the chosen station, where it is none of them */
    chosen,
    /** by the filter's id: how many stations each would leave */
    counts: countsOf(found, query.filters),
    /** the place that the words name */
    place: found.place,
    /** when there are none: what to give up */
    drop,
  })
}

/** A filter that would leave none around the place leaves those farther away. */
function countsOf({ filters, widerFilters }: ReturnType<typeof findStations>, chosen: readonly FilterId[]): Record<string, number> {
  const counts = filterCounts(filters, chosen)
  if (!widerFilters) return counts
  const wider = filterCounts(widerFilters, chosen)
  return Object.fromEntries(Object.entries(counts).map(([id, count]) => [id, count || (wider[id] ?? 0)]))
}

/** undefined for an id that no station has. */
export function stationAway({ stations }: StationSet, id: string | undefined, from: Position | undefined): StationAway | undefined {
  const found = stations.find(({ station }) => station.id === id)
  return found && withDistance(found.station, from)
}

/** Of a query that finds nothing: the one choice without which it finds most, else all of them. undefined when the words alone find nothing. */
function choiceToDrop(set: StationSet, query: LocatorQuery, now: Date): ChoiceToDrop | undefined {
  const count = (without: LocatorQuery) => findStations(set, without, { now }).stations.length
  const [best] = choicesIn(query)
    .toReversed()
    .map((choice) => ({ ...choice, count: count(withoutChoice(query, choice)) }))
    .toSorted((one, other) => other.count - one.count)
  if (best && best.count > 0) return best
  const all = count(withoutChoices(query))
  return all === 0 ? undefined : { kind: 'all', count: all }
}
