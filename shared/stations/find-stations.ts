import type { StationSummary } from '../contract/station.ts'
import { isInArea } from './area.ts'
import { readCharging, strictest } from './charging.ts'
import { type Countable, countChoices, fitsChoices } from './count-choices.ts'
import type { Position } from './distance.ts'
import { filterNamed } from './filters-of.ts'
import { choicesIn } from './locator-choices.ts'
import { type LocatorQuery, RADII } from './locator-query.ts'
import { openNowCheck } from './open-now.ts'
import { wallTime } from './open-at.ts'
import { canRefuel } from './part-status.ts'
import type { Place } from './place-index.ts'
import { type FoundRoute, findRoute } from './route/find-route.ts'
import type { RoadGraph } from './route/road-graph.ts'
import type { ReadWords } from './read-words.ts'
import type { ServiceId } from './service-words.ts'
import { byDistance, type StationAway, withDistance } from './sort-stations.ts'
import type { StationSet } from './station-set.ts'

/** If no station matches within the radius, stations up to this distance from the place are shown. */
const WIDEST_METRES = 100_000
const NEAREST_COUNT = 5

export interface Seeker {
  now: Date
  /** start of distances: the position in the query, or a guess */
  from?: Position | undefined
  /** for a query with `from` and `to` */
  roads?: RoadGraph | undefined
}

/** How far around a place or the visitor the list goes. */
export interface Nearby {
  /** kilometres */
  radius: number
  /** nothing matches within the radius: the nearest stations outside are shown */
  isBeyond: boolean
}

/** The place that was searched for. */
export interface FoundPlace extends Place, Nearby {
  /** the words of the search that are names of services */
  services: string
}

export interface FoundStations extends Omit<ReadWords, 'rest'> {
  stations: StationAway[]
  counts: Record<string, number>
  /** start of distances */
  origin: Position | undefined
  place?: FoundPlace | undefined
  /** around the visitor's position, without a place */
  nearby?: Nearby | undefined
  route?: FoundRoute | undefined
  /** the words name nothing: places that are spelled like them */
  spellings?: string[] | undefined
}

interface Candidate extends Countable {
  away: StationAway
  index: number
  score: number
}

/** Finds the stations of a query. Words that are services become filters. If the rest names a place, stations around it are searched, without words those around the visitor. */
export function findStations(set: StationSet, query: LocatorQuery, { now, from = query.near, roads }: Seeker): FoundStations {
  const { rest, services, serviceWords } = set.readWords(query.q)
  const chosen = withServices(query, services)
  const way = findRoute(set, query, roads)
  const onRoute = way?.placeStation
  // on a route, only the services of the words are used
  const text = onRoute ? '' : rest
  const named = query.area ? undefined : set.placeIn(text)
  const origin = named?.place.location ?? from
  const { hits, spellings } = hitsOf(set, named?.services ?? text, !named)
  const openings = openingsAt(query, now)
  // a chosen order is more important than the score of the words
  const isInOrder = query.sort !== undefined || named !== undefined
  const candidates = hits
    .filter(({ station }) => isAround(station, query))
    .flatMap(({ station, filters, power, index, score }): Candidate[] => {
      const row = withDistance(station, origin)
      const away = onRoute ? onRoute(row) : row
      return away ? [{ away, filters, power, index, score: isInOrder ? 0 : score, ...openings(station) }] : []
    })
  const found = candidates.filter((each) => fitsChoices(each, chosen))
  const isNearestFirst = query.sort !== 'name' && origin !== undefined
  const inOrder = (some: readonly Candidate[]) => (onRoute ? inOrderOfTravel(some) : sorted(some, isNearestFirst))
  const words = { services, serviceWords, route: way?.route, spellings: way?.spellings ?? spellings }
  const isAroundVisitor = query.near !== undefined && !onRoute && !query.area && text.trim() === ''
  if (!named && !isAroundVisitor) return { ...words, stations: inOrder(found), counts: countChoices(candidates, chosen), origin }

  const radius = query.radius ?? RADII[0]
  const within =
    (metres: number) =>
    ({ away: { station, distance } }: Candidate): boolean =>
      // without a location, the town decides
      distance === undefined ? station.address.city === named?.place.name : distance <= metres
  const [isNear, isFar] = [within(radius * 1000), within(WIDEST_METRES)]
  const near = found.filter(isNear)
  const far = near.length > 0 ? near : found.filter(isFar)
  const canDropChoices = named !== undefined && (services.length > 0 || choicesIn(query).length > 0)
  // without filters to remove, and around the visitor, the nearest stations are shown at any distance
  const stations = far.length === 0 && !canDropChoices ? inOrder(found).slice(0, NEAREST_COUNT) : inOrder(far)
  const nearby = { radius, isBeyond: near.length === 0 }
  const countsIn = (isIn: typeof isNear) => countChoices(candidates.filter(isIn), chosen)
  const counts = firstNotZero(countsIn(isNear), countsIn(isFar))
  if (!named) return { ...words, stations, counts, origin, nearby }
  const place = { ...named.place, ...nearby, services: [...serviceWords, named.services].filter(Boolean).join(' ') }
  return { ...words, stations, counts, origin, place }
}

/** Blank text finds all stations. So does text that names nothing, with the places that are spelled like it. */
function hitsOf({ stations, search, spellings }: StationSet, text: string, isRest: boolean) {
  const all = () => stations.map((each) => ({ ...each, score: 0 }))
  if (text.trim() === '') return { hits: all() }
  const hits = search(text)
  return hits.length > 0 || !isRest ? { hits } : { hits: all(), spellings: spellings(text) }
}

function withServices({ filters, charging }: LocatorQuery, services: readonly ServiceId[]) {
  return {
    filters: [...new Set([...filters, ...services.flatMap((id) => filterNamed(id) ?? [])])],
    charging: strictest([charging, ...services.map((id) => readCharging(id.replace('charging:', '')))]),
  }
}

/** As on the way from the start to the end; without a way, the nearest to an end first. */
function inOrderOfTravel(some: readonly Candidate[]): StationAway[] {
  return some.map(({ away }) => away).toSorted((one, other) => (one.along ?? one.distance ?? 0) - (other.along ?? other.distance ?? 0))
}

function sorted(some: readonly Candidate[], isNearestFirst: boolean): StationAway[] {
  return some
    .toSorted((one, other) => other.score - one.score || (isNearestFirst ? byDistance(one.away, other.away) : 0) || one.index - other.index)
    .map(({ away }) => away)
}

/** For a choice without stations around the place, the stations farther away are counted. */
function firstNotZero(counts: Record<string, number>, wider: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count || (wider[name] ?? 0)]))
}

/** Whether the station belongs to the requested network and area. */
function isAround({ network, location }: StationSummary, { service, area }: LocatorQuery): boolean {
  if (service !== undefined && network !== service) return false
  return area === undefined || (location !== undefined && isInArea(area, location))
}

/** Returns a check whether one can refuel or charge at a station, now and at the requested time. */
function openingsAt({ openNow, openAt }: LocatorQuery, now: Date) {
  const wall = openAt === undefined ? undefined : wallTime(openAt, now)
  const isOpenAt = openNowCheck(now)
  return (station: StationSummary): Pick<Countable, 'isOpen' | 'isOpenNow'> => {
    const isOpenNow = isOpenAt(station)
    return { isOpen: wall === undefined ? !openNow || isOpenNow : canRefuel(station, wall), isOpenNow }
  }
}
