import { withoutAbsent } from '../contract/read-values.ts'
import type { Position } from './distance.ts'
import { filterCounts, type FilterId } from './filters-of.ts'
import { findStations, type Seeker } from './find-stations.ts'
import { choicesIn, type LocatorChoice, withoutChoice, withoutChoices } from './locator-choices.ts'
import type { LocatorQuery } from './locator-query.ts'
import { type StationAway, withDistance } from './sort-stations.ts'
import type { StationSet } from './station-set.ts'

export type LocatorAnswer = ReturnType<typeof locatorAnswer>

/** `count` is the number of stations without this choice */
export type ChoiceToDrop = (LocatorChoice | { kind: 'all' }) & { count: number }

/** What the edge attaches to the locator block: the answer for the address, and the address of the list of all stations. */
export type LocatorStart =
  | (LocatorAnswer & {
      kind: 'list'
      /** query of the address: '' or '?…' */
      search: string
      /** time of the answer (ISO 8601), used for hours and "open now" */
      now: string
      /** address of the list of all stations */
      address: string
      /** ids of filters that no station has */
      absent: string[]
      /** position of the visitor as guessed by the edge; absent without a useful guess */
      guess?: Position
      /** ISO 8601: the time of this list; set only when a newer list could not be loaded */
      asOf?: string
    })
  /** there is no list, not even an old one */
  | { kind: 'unavailable'; search: string; now: string }

/** The answer for a query, at the edge and in the browser. */
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
    /** the selected station, if it is not among `stations` */
    chosen,
    /** by filter id: the number of stations that would remain */
    counts: countsOf(found, query.filters),
    /** the place in the words of the search */
    place: found.place,
    /** without stations: the choice to drop */
    drop,
  })
}

/** For a filter without matches around the place, the stations farther away are counted. */
function countsOf({ filters, widerFilters }: ReturnType<typeof findStations>, chosen: readonly FilterId[]): Record<string, number> {
  const counts = filterCounts(filters, chosen)
  if (!widerFilters) return counts
  const wider = filterCounts(widerFilters, chosen)
  return Object.fromEntries(Object.entries(counts).map(([id, count]) => [id, count || (wider[id] ?? 0)]))
}

/** undefined when no station has the id. */
export function stationAway({ stations }: StationSet, id: string | undefined, from: Position | undefined): StationAway | undefined {
  const found = stations.find(({ station }) => station.id === id)
  return found && withDistance(found.station, from)
}

/** For a query without results: the choice whose removal finds the most stations, else all choices. undefined when the words alone find nothing. */
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
