import { withoutAbsent } from '../../contract/read-values.ts'
import { type OpenDays, openDays } from '../hours/open-at.ts'
import { openNowCheck } from '../hours/open-now.ts'
import type { Position } from '../places/distance.ts'
import { type StationAway, withDistance } from '../places/sort-stations.ts'
import type { FilterId } from '../query/filters-of.ts'
import {
  choicesIn,
  type LocatorChoice,
  withoutChoice,
  withoutChoices,
} from '../query/locator-choices.ts'
import type { LocatorQuery } from '../query/locator-query.ts'
import { createSearch } from './create-search.ts'
import { endTown } from './end-town.ts'
import type { FoundRoute } from './find-route.ts'
import type { FoundPlace, FoundStations, Nearby, Seeker } from './found-stations.ts'
import type { ServiceId } from './service-words.ts'
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
  /**
   * the number of stations that would remain, by filter id, and for 'open', 'charging:any',
   * 'charging:150', 'charging:400'
   */
  counts: Record<string, number>
  /** ids of filters that no station of the list has */
  absent: readonly FilterId[]
  /** the days that "open when I arrive" can ask for */
  openDays: OpenDays
  /** the place in the words of the search */
  place?: FoundPlace
  /** how far around the visitor's position the list goes, without a place */
  nearby?: Nearby
  /** filters that the words of the search name; they are shown as chips */
  services: ServiceId[]
  /** the words of each of `services`, as written: `drop=word:{words}` removes them */
  serviceWords: string[]
  /**
   * the words of the search, or an end of the route, are no whole name: names that may be meant; []
   * when nothing is known
   */
  spellings?: string[]
  /**
   * words of the search and of the ends of the route that were not used, as written; absent when
   * all were
   */
  leftOut?: string[]
  /** without stations, or with stations only outside of the radius: the choice to drop */
  drop?: ChoiceToDrop
  /** position of the visitor as guessed by the edge; absent without a useful guess */
  guess?: Position
  /** ISO 8601: the time of this list; set only when a newer list could not be loaded */
  asOf?: string
  /** all matches with a location, for a map that asked for them */
  points?: MapPoint[]
  /** for a query with `from` or `to`; the list is in order of travel when the route has a line */
  route?: FoundRoute
}

/** A station in the list. */
export type StationRow = StationAway

/** `kind` 1: one can refuel or charge there now. 0: one cannot. */
export type MapPoint = [id: string, lat: number, lon: number, kind: 0 | 1, name: string]

/** `count` is the number of stations without this choice */
export type ChoiceToDrop = (LocatorChoice | { kind: 'all' }) & { count: number }

/** What the edge attaches to the locator block. */
export type LocatorStart =
  | (LocatorAnswer & {
      /** query of the address: '' or '?…' */
      search: string
    })
  /** unavailable: there is no list, not even an old one; limited: the visitor is over the rate limit */
  | { kind: 'unavailable' | 'limited'; search: string; now: string }

interface AnswerOptions {
  rows: number
  hasPoints?: boolean
}

/** The answer for a query. */
export function locatorAnswer(
  set: StationSet,
  query: LocatorQuery,
  seeker: Seeker,
  { rows, hasPoints }: AnswerOptions,
): LocatorAnswer {
  const search = createSearch(set, query, seeker)
  const found = search.list()
  const stations = firstRows(found, rows)
  const isInRows = stations.some(({ station }) => station.id === query.selected)
  const chosen = isInRows ? undefined : stationAway(set, query.selected, found.origin)
  const hasNoMatch = found.stations.length === 0 || (found.place ?? found.nearby)?.isBeyond
  const count = (without: LocatorQuery) => search.count(without, found.stations.length > 0)
  const drop = hasNoMatch ? choiceToDrop(query, count) : undefined
  return withoutAbsent({
    kind: 'list' as const,
    now: seeker.now.toISOString(),
    total: found.stations.length,
    stations,
    chosen,
    counts: found.counts,
    absent: set.absent,
    openDays: openDays(seeker.now, set.dates),
    place: found.place,
    nearby: found.nearby,
    services: found.services,
    serviceWords: found.serviceWords,
    spellings: found.spellings,
    leftOut: found.leftOut,
    route: found.route,
    drop,
    points: hasPoints ? pointsOf(found.stations, seeker.now) : undefined,
  })
}

/**
 * The first rows. On a route, stations of its first and last town are folded into two rows and not
 * counted.
 */
function firstRows({ stations, route }: FoundStations, rows: number): StationAway[] {
  if (!route || route.line.length === 0) return stations.slice(0, rows)
  const between = stations.filter(({ station }) => endTown(station, route) === undefined)
  const next = between[rows]
  return next ? stations.slice(0, stations.indexOf(next)) : stations.slice()
}

function pointsOf(found: readonly StationAway[], now: Date): MapPoint[] {
  const isOpen = openNowCheck(now)
  return found.flatMap(({ station }): MapPoint[] => {
    const { id, name, location } = station
    return location ? [[id, location.lat, location.lon, isOpen(station) ? 1 : 0, name]] : []
  })
}

/** undefined when no station has the id. */
export function stationAway(
  { stations }: StationSet,
  id: string | undefined,
  from: Position | undefined,
): StationAway | undefined {
  const found = stations.find(({ station }) => station.id === id)
  return found && withDistance(found.station, from)
}

/**
 * For a query without results: the choice whose removal finds the most stations, else all choices.
 * undefined when the words alone find nothing.
 */
function choiceToDrop(
  query: LocatorQuery,
  count: (without: LocatorQuery) => number,
): ChoiceToDrop | undefined {
  const [best] = choicesIn(query)
    .toReversed()
    .map((choice) => ({ ...choice, count: count(withoutChoice(query, choice)) }))
    .toSorted((one, other) => other.count - one.count)
  if (best && best.count > 0) return best
  const all = count(withoutChoices(query))
  return all === 0 ? undefined : { kind: 'all', count: all }
}
