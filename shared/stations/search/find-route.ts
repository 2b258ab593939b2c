import { toTheMetre } from '../../contract/location.ts'
import { foldedWords } from '../../text/fold-text.ts'
import { distanceBetween, type Position } from '../places/distance.ts'
import type { Place } from '../places/place-index.ts'
import type { StationAway } from '../places/sort-stations.ts'
import { type LocatorQuery, readPosition } from '../query/locator-query.ts'
import { detours, type MetresTo } from '../route/detours.ts'
import { type Leg, quickestWay } from '../route/quickest-way.ts'
import type { RoadGraph } from '../route/road-graph.ts'
import { type RouteLine, routeLine } from '../route/route-line.ts'
import type { StationSet } from './station-set.ts'
import type { IndexedStation } from './term-index.ts'

export interface FoundRoute {
  /** names as in the places index, or the text of an unknown end; '' for a blank field */
  from: string
  to: string
  /** one for each stop of the query */
  via: string[]
  /** [lat, lon] from start to end; [] with a blank or unknown end, and without a way */
  line: [lat: number, lon: number][]
  /** by road and ferry */
  kilometres: number
  /** in their order, with kilometres from the start to the landing place */
  ferries: { name: string; along: number }[]
  /** the known stops, with kilometres from the start */
  stops: { at: [lat: number, lon: number]; along: number }[]
  /** the part of the query that is not a known place; a stop as 'via:0' */
  unknown?: 'from' | 'to' | `via:${number}`
  /** why there is no line between known ends: no road leads there, or the roads could not be loaded */
  problem?: 'unreachable' | 'no-roads'
}

interface RouteSearch {
  route: FoundRoute
  /** with known ends: the station with its place on the way. undefined if it is not on the way */
  placeStation?: (found: StationAway) => StationAway | undefined
  /** places that are spelled like the unknown end */
  spellings?: string[]
  /** words of the ends that were not used */
  leftOut: string[]
}

/** undefined for a query without a route. `roads`: undefined if they could not be loaded. */
export function findRoute(
  set: StationSet,
  { from, to, via = [] }: LocatorQuery,
  roads: RoadGraph | undefined,
): RouteSearch | undefined {
  if (from === undefined && to === undefined) return undefined
  const parts = [
    { part: 'from' as const, text: from ?? '' },
    ...via.map((text, index) => ({ part: `via:${index}` as const, text })),
    { part: 'to' as const, text: to ?? '' },
  ].map((each) => ({ ...each, ...(each.text !== '' && endNamed(set, each.text)) }))
  const [start = '', ...others] = parts.map(({ text, place }) => place?.name ?? text)
  const leftOut = parts.flatMap((each) => (each.place && each.leftOut) || [])
  const names = { from: start, to: others.at(-1) ?? '', via: others.slice(0, -1) }
  const unknown = parts.find(({ text, place }) => text !== '' && !place)
  const nowhere = { ...names, line: [], kilometres: 0, ferries: [], stops: [] }
  if (unknown)
    return {
      route: { ...nowhere, unknown: unknown.part },
      spellings: set.spellings(unknown.leftOut ?? ''),
      leftOut,
    }
  if (!from || !to) return { route: nowhere, leftOut }

  const ends = parts.flatMap(({ place }) => place?.location ?? [])
  const ways = roads && waysBetween(roads, ends)
  if (!roads || !ways) {
    const problem = roads ? 'unreachable' : 'no-roads'
    return {
      route: { ...nowhere, problem },
      placeStation: (found) => nearAnEnd(ends, found),
      leftOut,
    }
  }
  const line = routeLine(ends[0] ?? { lat: 0, lon: 0 }, ways.flat())
  const route = {
    ...names,
    line: line.points.map(pointOf),
    kilometres: kilometresOf(line.metres),
    ...eventsOf(ways),
  }
  const metresTo = detours(roads, ways.flat(), ends)
  return { route, placeStation: (found) => onTheWay(line, metresTo, found), leftOut }
}

/** The way to each place from the one before. undefined if one of them cannot be reached. */
function waysBetween(roads: RoadGraph, ends: readonly Position[]): Leg[][] | undefined {
  const ways = ends.slice(1).map((end, index) => quickestWay(roads, ends[index] ?? end, end))
  const known = ways.filter((way) => way !== undefined)
  return known.length === ways.length ? known : undefined
}

/** The ferries and stops with their kilometres from the start. */
function eventsOf(ways: readonly Leg[][]): Pick<FoundRoute, 'ferries' | 'stops'> {
  const ferries: FoundRoute['ferries'] = []
  const stops: FoundRoute['stops'] = []
  let metres = 0
  for (const way of ways) {
    for (const leg of way) {
      if (leg.ferry !== undefined) ferries.push({ name: leg.ferry, along: kilometresOf(metres) })
      metres += leg.metres
    }
    const end = way.at(-1)?.to
    if (end) stops.push({ at: pointOf(end), along: kilometresOf(metres) })
  }
  // the last one is the end of the route
  return { ferries, stops: stops.slice(0, -1) }
}

function kilometresOf(metres: number): number {
  return Math.round(metres / 1000)
}

/** Without a way, the stations around both ends are shown. */
const NEAR_END_METRES = 25_000

/**
 * The station with its kilometres from the start of the line and its detour there and back.
 * undefined if it is not on the way.
 */
function onTheWay(
  { nearest }: RouteLine,
  metresTo: MetresTo,
  found: StationAway,
): StationAway | undefined {
  const { location } = found.station
  const point = location && nearest(location)
  if (!point) return undefined
  const metres = metresTo(location, point.away)
  return metres === undefined
    ? undefined
    : {
        ...found,
        along: Math.round(point.along / 100) / 10,
        detour: Math.round((2 * metres) / 100) * 100,
      }
}

/** The station with its distance from the start or the end. undefined if it is near neither. */
function nearAnEnd(ends: readonly Position[], found: StationAway): StationAway | undefined {
  const { location } = found.station
  const distance =
    location &&
    Math.min(
      ...[ends.at(0), ends.at(-1)].map((end) => (end ? distanceBetween(end, location) : Infinity)),
    )
  return distance !== undefined && distance <= NEAR_END_METRES ? { ...found, distance } : undefined
}

function pointOf({ lat, lon }: Position): [lat: number, lon: number] {
  return [toTheMetre(lat), toTheMetre(lon)]
}

/** A position, a place, or the station with these words in its name. */
function endNamed(set: StationSet, text: string): { place?: Place | undefined; leftOut: string } {
  const position = readPosition(text)
  if (position) return { place: { name: text, location: position }, leftOut: '' }
  const { place, hits = [], isBeginning, leftOut } = set.read(text)
  if (place) return { place, leftOut }
  const others = foldedWords(leftOut)
  const words = foldedWords(text).filter((word) => !others.includes(word))
  const hit = isBeginning ? undefined : hits.find((each) => hasName(each, words))?.station
  if (!hit?.location) return { leftOut: text }
  const isTown = foldedWords(hit.address.city).join(' ').startsWith(words.join(' '))
  return {
    place: (isTown ? set.placeNamed(hit.address.city) : undefined) ?? {
      name: hit.name,
      location: hit.location,
    },
    leftOut,
  }
}

function hasName(
  { station: { name, address } }: IndexedStation,
  words: readonly string[],
): boolean {
  const names = foldedWords(`${name} ${address.city}`)
  return words.length > 0 && words.every((word) => names.some((each) => each.startsWith(word)))
}
