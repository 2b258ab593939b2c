import type { StationSummary } from '../../contract/station.ts'
import { canRefuelAt, isKnownDay, type OpenDays, openDays } from '../hours/open-at.ts'
import { openNowCheck } from '../hours/open-now.ts'
import { isInArea } from '../places/area.ts'
import type { Position } from '../places/distance.ts'
import type { Place } from '../places/place-index.ts'
import { withDistance } from '../places/sort-stations.ts'
import { filterNamed } from '../query/filters-of.ts'
import { choicesIn } from '../query/locator-choices.ts'
import { type LocatorQuery, RADII } from '../query/locator-query.ts'
import { readCharging, strictest } from '../services/charging.ts'
import { type Countable, countChoices, firstNotZero, fitsChoices } from './count-choices.ts'
import { findRoute } from './find-route.ts'
import type { FoundStations, Seeker } from './found-stations.ts'
import {
  type Candidate,
  feltDistance,
  inOrderOfTravel,
  sorted,
  trueDistance,
} from './order-candidates.ts'
import type { ServiceId } from './service-words.ts'
import type { StationSet } from './station-set.ts'
import type { IndexedStation } from './term-index.ts'

/** If no station matches within the radius, stations up to this distance from the place are shown. */
const WIDEST_METRES = 100_000
const NEAREST_COUNT = 5

/**
 * The search for a query. Words that are services become filters. If the rest names a place,
 * stations around it are searched, without words those around the visitor. Words, route, distances
 * and opening hours are evaluated once; `count` then counts without some of the choices.
 */
export function createSearch(
  set: StationSet,
  query: LocatorQuery,
  { now, from = query.near, roads }: Seeker,
) {
  const { services, serviceWords, place, hits, rest, isUnknown, isBeginning, leftOut } = set.read(
    query.q,
  )
  const way = findRoute(set, query, roads)
  const onRoute = way?.placeStation
  const isEndUnknown = way?.route.unknown !== undefined
  // on a route, only the services of the words are used
  const words = onRoute ? undefined : { place, hits }
  const candidates = candidatesOf(isEndUnknown ? [] : (words?.hits ?? set.stations))
  const rows = rowsFrom(originOf(query))

  function candidatesOf(stations: readonly (IndexedStation & { score?: number })[]): Candidate[] {
    const openings = openingsAt(query, now, openDays(now, set.dates))
    // a chosen order, and the distance from a place, are more important than the score of the words
    const isInOrder = query.sort !== undefined || placeOf(query) !== undefined
    return stations.map(({ station, filters, power, index, score = 0 }) => ({
      away: { station },
      filters,
      power,
      index,
      score: isInOrder ? 0 : score,
      ...openings(station),
    }))
  }

  /** An area of the map replaces the place. */
  function placeOf({ area }: LocatorQuery): Place | undefined {
    return area ? undefined : words?.place
  }

  function originOf(each: LocatorQuery): Position | undefined {
    return placeOf(each)?.location ?? from
  }

  function rowsFrom(origin: Position | undefined): Candidate[] {
    if (!origin && !onRoute) return candidates
    return candidates.flatMap((each) => {
      const row = withDistance(each.away.station, origin)
      const away = onRoute ? onRoute(row) : row
      return away ? [{ ...each, away }] : []
    })
  }

  function inOrder(some: readonly Candidate[], origin: Position | undefined): Candidate[] {
    if (way && onRoute) return inOrderOfTravel(some, way.route)
    const distanceOf =
      query.sort === undefined && query.openAt === undefined ? feltDistance : trueDistance
    return sorted(some, query.sort !== 'name' && origin !== undefined, distanceOf)
  }

  /** For unknown words, and for beginnings of names when they may mean a place. */
  function spellingsOf(): string[] | undefined {
    if (isUnknown) return set.spellings(leftOut)
    const names = isBeginning ? set.spellings(rest) : []
    return names.length > 0 ? names : undefined
  }

  /** The stations of a query, which may lack choices of this one. */
  function matchesOf(each: LocatorQuery) {
    const around = (placeOf(each) === placeOf(query) ? rows : rowsFrom(originOf(each))).filter(
      ({ away }) => isAround(away.station, each),
    )
    const chosen = withServices(each, services)
    const asksTime = each.openNow || each.openAt !== undefined
    const found = around.filter((one) => (!asksTime || one.isOpen) && fitsChoices(one, chosen))
    const middle = placeOf(each)
    const isAroundVisitor = each.near !== undefined && !way && !each.area && !words?.hits && !middle
    if (!middle && !isAroundVisitor) return { around, chosen, found }

    const radius = each.radius ?? RADII[0]
    const within =
      (metres: number) =>
      ({ away: { station, distance } }: Candidate): boolean =>
        // without a location, the town decides
        distance === undefined ? station.address.city === middle?.name : distance <= metres
    const [isNear, isFar] = [within(radius * 1000), within(WIDEST_METRES)]
    const near = found.filter(isNear)
    const far = near.length > 0 ? near : found.filter(isFar)
    const hasChoices = services.length > 0 || choicesIn(each).length > 0
    const canDropChoices = middle !== undefined && hasChoices && around.some(isFar)
    // The nearest station alone is followed by the next ones. Without filters whose removal helps,
    // and around the visitor, the nearest stations are shown at any distance.
    const isAlone = each.nearest === true && isAroundVisitor && far.length === 1
    const shown =
      isAlone || (far.length === 0 && !canDropChoices)
        ? sorted(found, true).slice(0, NEAREST_COUNT)
        : far
    return {
      around,
      chosen,
      found: shown,
      nearby: { radius, isBeyond: near.length === 0 || isAlone },
      middle,
      isNear,
      isFar,
    }
  }

  return {
    list(): FoundStations {
      const { around, chosen, found, nearby, middle, isNear, isFar } = matchesOf(query)
      const origin = originOf(query)
      const countsIn = (isIn: typeof isNear) =>
        countChoices(isIn ? around.filter(isIn) : around, chosen)
      const notUsed = [onRoute ? rest : leftOut, ...(way?.leftOut ?? [])].filter(
        (each) => each !== '',
      )
      return {
        stations: inOrder(found, origin).map(({ away }) => away),
        counts: nearby ? firstNotZero(countsIn(isNear), countsIn(isFar)) : countsIn(undefined),
        origin,
        services,
        serviceWords,
        place: middle && nearby && { ...middle, ...nearby },
        nearby: middle ? undefined : nearby,
        route: way?.route,
        spellings: way?.spellings ?? (onRoute ? undefined : spellingsOf()),
        leftOut: notUsed.length > 0 ? notUsed : undefined,
      }
    },
    /** The number of stations, or with `isWithin` only of those within the radius. */
    count(without: LocatorQuery, isWithin: boolean): number {
      const { found, nearby } = matchesOf(without)
      return isWithin && nearby?.isBeyond ? 0 : found.length
    },
  }
}

function withServices({ filters, charging }: LocatorQuery, services: readonly ServiceId[]) {
  return {
    filters: [...new Set([...filters, ...services.flatMap((id) => filterNamed(id) ?? [])])],
    charging: strictest([
      charging,
      ...services.map((id) => readCharging(id.replace('charging:', ''))),
    ]),
  }
}

/** Whether the station belongs to the requested network and area. */
function isAround({ network, location }: StationSummary, { service, area }: LocatorQuery): boolean {
  if (service !== undefined && network !== service) return false
  return area === undefined || (location !== undefined && isInArea(area, location))
}

/** Returns a check whether one can refuel or charge at a station, now and at the requested time. */
function openingsAt({ openNow, openAt }: LocatorQuery, now: Date, days: OpenDays) {
  const at = openAt !== undefined && isKnownDay(openAt, days) ? openAt : undefined
  const isOpenAt = openNowCheck(now)
  return (station: StationSummary): Pick<Countable, 'isOpen' | 'isOpenNow'> => {
    const isOpenNow = isOpenAt(station)
    return {
      isOpen: at === undefined ? !openNow || isOpenNow : canRefuelAt(station, at, days),
      isOpenNow,
    }
  }
}
