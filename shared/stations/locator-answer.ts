import { withoutAbsent } from '../contract/read-values.ts'
import type { Position } from './distance.ts'
import { absentFilters, filterCounts, type FilterId } from './filters-of.ts'
import { findStations, type FoundPlace, type Seeker } from './find-stations.ts'
import { choicesIn, type LocatorChoice, withoutChoice, withoutChoices } from './locator-choices.ts'
import type { LocatorQuery } from './locator-query.ts'
import { type StationAway, withDistance } from './sort-stations.ts'
import type { StationSet } from './station-set.ts'

export interface LocatorAnswer {
  kind: 'list'
  /** time of the answer (ISO 8601): the first render of the browser uses it */
  now: string
  total: number
  /** the first rows */
  stations: StationRow[]
  /** the selected station, if it is not among `stations` */
  chosen?: StationRow
  /** the number of stations that would remain, by filter id, and for 'open', 'charging:any', 'charging:150', 'charging:400' */
  counts: Record<string, number>
  /** ids of filters that no station of the list has */
  absent: readonly FilterId[]
  /** the place in the words of the search */
  place?: FoundPlace
  /** filters that the words of the search name; they are shown as chips */
  services: FilterId[]
  /** names of places that are spelled like the unknown one in the search */
  spellings?: string[]
  /** without stations: the choice to drop */
  drop?: ChoiceToDrop
  /** position of the visitor as guessed by the edge; absent without a useful guess */
  guess?: Position
  /** ISO 8601: the time of this list; set only when a newer list could not be loaded */
  asOf?: string
  /** all matches with a location, for a map that asked for them */
  points?: MapPoint[]
  route?: FoundRoute
}

/** A station in the list. */
export interface StationRow extends StationAway {
  /** kilometres from the start of the route */
  along?: number
  /** metres to the line of the route and back to it, by air */
  detour?: number
}

/** `kind` 1: one can refuel or charge there now. 0: one cannot. */
export type MapPoint = [id: string, lat: number, lon: number, kind: 0 | 1, name: string]

export interface FoundRoute {
  /** names as in the places index, or the text of an unknown end */
  from: string
  to: string
  via: string[]
  /** [lat, lon] from start to end; [] with an unknown end */
  line: [lat: number, lon: number][]
  kilometres: number
  /** the part of the query that is not a known place; a stop as 'via:0' */
  unknown?: 'from' | 'to' | `via:${number}`
}

/** `count` is the number of stations without this choice */
export type ChoiceToDrop = (LocatorChoice | { kind: 'all' }) & { count: number }

/** What the edge attaches to the locator block. */
export type LocatorStart =
  | (LocatorAnswer & {
      /** query of the address: '' or '?…' */
      search: string
      /** address of the list of all stations */
      address: string
    })
  /** there is no list, not even an old one */
  | { kind: 'unavailable'; search: string; now: string }

interface AnswerOptions {
  rows: number
  hasPoints?: boolean
}

/** The answer for a query. */
export function locatorAnswer(set: StationSet, query: LocatorQuery, seeker: Seeker, { rows, hasPoints }: AnswerOptions): LocatorAnswer {
  const found = findStations(set, query, seeker)
  const stations = found.stations.slice(0, rows)
  const isInRows = stations.some(({ station }) => station.id === query.selected)
  const chosen = isInRows ? undefined : stationAway(set, query.selected, found.origin)
  const drop = found.stations.length === 0 ? choiceToDrop(set, query, seeker.now) : undefined
  return withoutAbsent({
    kind: 'list' as const,
    now: seeker.now.toISOString(),
    total: found.stations.length,
    stations,
    chosen,
    counts: countsOf(found, query.filters),
    absent: absentFilters(set.stations),
    place: found.place,
    services: set.servicesIn(query.q),
    drop,
    points: hasPoints ? pointsOf(found.stations) : undefined,
  })
}

function pointsOf(found: readonly StationAway[]): MapPoint[] {
  return found.flatMap(({ station: { id, name, location } }): MapPoint[] => (location ? [[id, location.lat, location.lon, 1, name]] : []))
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
