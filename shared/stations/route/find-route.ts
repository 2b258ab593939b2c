import { toTheMetre } from '../../contract/location.ts'
import { foldedWords } from '../fold-text.ts'
import { type LocatorQuery, readPosition } from '../locator-query.ts'
import type { Position } from '../distance.ts'
import type { Place } from '../place-index.ts'
import type { StationAway } from '../sort-stations.ts'
import type { StationSet } from '../station-set.ts'
import type { IndexedStation } from '../term-index.ts'
import { createRoadNetwork, type RoadNetwork, shortestWay } from './road-network.ts'
import { type RouteLine, routeLine } from './route-line.ts'

export interface FoundRoute {
  /** names as in the places index, or the text of an unknown end; '' for a blank field */
  from: string
  to: string
  /** one for each stop of the query */
  via: string[]
  /** [lat, lon] from start to end; [] with a blank or unknown end */
  line: [lat: number, lon: number][]
  kilometres: number
  /** the known stops, with kilometres from the start */
  stops: { at: [lat: number, lon: number]; along: number }[]
  /** the part of the query that is not a known place; a stop as 'via:0' */
  unknown?: 'from' | 'to' | `via:${number}`
}

interface RouteSearch {
  route: FoundRoute
  line?: RouteLine
  /** places that are spelled like the unknown end */
  spellings?: string[]
  /** words of the ends that were not used */
  leftOut: string[]
}

/** Module state: the roads between the places of a list. */
const networks = new WeakMap<StationSet, RoadNetwork>()

/** undefined for a query without a route. */
export function findRoute(set: StationSet, { from, to, via = [] }: LocatorQuery): RouteSearch | undefined {
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
  const nowhere = { ...names, line: [], kilometres: 0, stops: [] }
  if (unknown) return { route: { ...nowhere, unknown: unknown.part }, spellings: set.spellings(unknown.leftOut ?? ''), leftOut }
  if (!from || !to) return { route: nowhere, leftOut }

  const ends = parts.flatMap(({ place }) => place?.location ?? [])
  const roads = networks.get(set) ?? createRoadNetwork(set.placeNamed)
  networks.set(set, roads)
  const legs = ends.slice(1).map((end, index) => shortestWay(roads, ends[index] ?? end, end))
  const line = routeLine(legs.flatMap((leg, index) => leg.slice(index === 0 ? 0 : 1)))
  let metres = 0
  const stops = ends.slice(1, -1).map((stop, index) => {
    metres += routeLine(legs[index] ?? []).metres
    return { at: pointOf(stop), along: Math.round(metres / 1000) }
  })
  return { route: { ...names, line: line.points.map(pointOf), kilometres: Math.round(line.metres / 1000), stops }, line, leftOut }
}

/** The station with its kilometres from the start of the line and its detour. undefined if it is not on the way. */
export function onTheWay({ nearest }: RouteLine, found: StationAway): StationAway | undefined {
  const point = found.station.location && nearest(found.station.location)
  return point && { ...found, along: Math.round(point.along / 100) / 10, detour: Math.round(point.away / 50) * 100 }
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
  return { place: (isTown ? set.placeNamed(hit.address.city) : undefined) ?? { name: hit.name, location: hit.location }, leftOut }
}

function hasName({ station: { name, address } }: IndexedStation, words: readonly string[]): boolean {
  const names = foldedWords(`${name} ${address.city}`)
  return words.length > 0 && words.every((word) => names.some((each) => each.startsWith(word)))
}
