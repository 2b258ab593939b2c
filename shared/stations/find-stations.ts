import type { StationSummary } from '../contract/station.ts'
import { isInArea } from './area.ts'
import type { Position } from './distance.ts'
import { fitsFilters } from './filters-of.ts'
import { localSeconds } from './local-moment.ts'
import { choicesIn } from './locator-choices.ts'
import { type LocatorQuery, RADII } from './locator-query.ts'
import { wallTime } from './open-at.ts'
import { canRefuel } from './part-status.ts'
import type { Place } from './place-index.ts'
import { byDistance, type StationAway, withDistance } from './sort-stations.ts'
import type { StationSet } from './station-set.ts'

/** If no station matches within the radius, stations up to this distance from the place are shown. */
const WIDEST_METRES = 100_000
const NEAREST_COUNT = 5

export interface Seeker {
  now: Date
  /** start of distances: the position in the query, or a guess */
  from?: Position | undefined
}

/** The place that was searched for. */
export interface FoundPlace extends Place {
  /** the words of the search that are names of services */
  services: string
  /** kilometres */
  radius: number
  /** nothing matches within the radius: the nearest stations outside are shown */
  isBeyond: boolean
}

/** Finds the stations of a query, at the edge and in the browser. If the words name a place, stations around it are searched. */
export function findStations(set: StationSet, query: LocatorQuery, { now, from = query.near }: Seeker) {
  const isOpen = openCheck(query, now)
  const named = query.area ? undefined : set.placeIn(query.q)
  const origin = named?.place.location ?? from
  const text = named?.services ?? query.q
  // blank text finds all; text without words (such as '?!') finds nothing, because a list of all would look like its result
  const hits = text.trim() === '' ? set.stations.map((each) => ({ ...each, score: 0 })) : set.search(text)
  const isInOrder = query.sort !== undefined || named !== undefined
  const fitting = hits
    .filter(({ station }) => isAround(station, query) && isOpen(station))
    // a chosen order is more important than the score of the words
    .map(({ station, filters, index, score }) => ({ away: withDistance(station, origin), filters, index, score: isInOrder ? 0 : score }))
  const found = fitting.filter(({ filters }) => fitsFilters(filters, query.filters))
  const isNearestFirst = query.sort !== 'name' && origin !== undefined
  const inOrder = (some: typeof found): StationAway[] =>
    some
      .toSorted(
        (one, other) => other.score - one.score || (isNearestFirst ? byDistance(one.away, other.away) : 0) || one.index - other.index,
      )
      .map(({ away }) => away)
  /** for filterCounts: the filters of each station that matches everything except the filters */
  const filtersIn = (some: typeof fitting) => some.map(({ filters }) => filters)
  if (!named) return { stations: inOrder(found), filters: filtersIn(fitting), origin }

  const radius = query.radius ?? RADII[0]
  const within =
    (metres: number) =>
    ({ away: { station, distance } }: (typeof fitting)[number]): boolean =>
      // without a location, the town decides
      distance === undefined ? station.address.city === named.place.name : distance <= metres
  const [isNear, isFar] = [within(radius * 1000), within(WIDEST_METRES)]
  const near = found.filter(isNear)
  const far = near.length > 0 ? near : found.filter(isFar)
  // without filters that could be removed, the nearest stations are shown at any distance
  const shown = far.length === 0 && choicesIn(query).length === 0 ? inOrder(found).slice(0, NEAREST_COUNT) : inOrder(far)
  const place: FoundPlace = { ...named.place, services: named.services, radius, isBeyond: near.length === 0 }
  return { stations: shown, filters: filtersIn(fitting.filter(isNear)), widerFilters: filtersIn(fitting.filter(isFar)), origin, place }
}

/** Whether the station belongs to the requested network and area. */
function isAround({ network, location }: StationSummary, { service, area }: LocatorQuery): boolean {
  if (service !== undefined && network !== service) return false
  return area === undefined || (location !== undefined && isInArea(area, location))
}

/** Returns a check whether one can refuel or charge at a station at the requested time. The clock of each time zone is computed once. */
function openCheck({ openNow, openAt }: LocatorQuery, now: Date): (station: StationSummary) => boolean {
  const wall = openAt === undefined ? undefined : wallTime(openAt, now)
  if (!openNow && wall === undefined) return () => true
  const clocks = new Map<string, number>()
  return (station) => {
    const clock = wall ?? clocks.get(station.timeZone) ?? localSeconds(now, station.timeZone)
    clocks.set(station.timeZone, clock)
    return canRefuel(station, clock)
  }
}
