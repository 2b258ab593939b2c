import { type Area, areaAround, isInArea } from '#shared/stations/places/area.ts'
import { distanceBetween, type Position } from '#shared/stations/places/distance.ts'
import type { MapStation } from './map-station.ts'

/** What decides where the map looks. */
export interface MapScene {
  /** the area in the address */
  area: Area | undefined
  /** the visitor's position; undefined if the visitor searches a place */
  own: Position | undefined
  /** the start of distances: the searched place */
  place: Position | undefined
  /** the line of a route */
  line: readonly Position[] | undefined
  /** all results; undefined until they have arrived */
  points: readonly MapStation[] | undefined
  chosen: MapStation | undefined
}

/** What the visitor sees now. */
export interface Seen {
  /** the part of the map that nothing covers */
  area: Area
  zoom: number
  /** the visitor has moved the map since its last view */
  isMoved: boolean
  /** the station that the visitor has selected on the map */
  pressed: string | undefined
}

/** `closest`: how far the map zooms in; 'keep': not at all. */
export type View =
  | { area: Area; closest: 'any' | 'own' | 'town' }
  | { at: Position; closest: 'town' | 'keep' }

/** of the stations nearest to the visitor */
const NEAREST_COUNT = 5
/** from this zoom on, a view with the selected station shows where it is */
const NEAR_ENOUGH_ZOOM = 8
/** the countries with stations */
const HOME: Area = { west: 3, south: 54, east: 33, north: 72 }

/** The first view of a new map. */
export function firstView(scene: MapScene): View | undefined {
  const { area, chosen } = scene
  if (area) return { area, closest: 'any' }
  return chosen ? { at: chosen, closest: 'town' } : resultsView(scene)
}

/**
 * The next view after a change: the searched area, the visitor's position, the results, the
 * selected station. undefined: the map stays.
 */
export function nextView(before: MapScene, after: MapScene, seen: Seen): View | undefined {
  const { area, own, line, points = [], chosen } = after
  if (area && !(before.area && isSameArea(area, before.area)))
    return isSameArea(area, seen.area) ? undefined : { area, closest: 'any' }
  const isNewPlace = own !== undefined && !(before.own && distanceBetween(own, before.own) === 0)
  const isNewList =
    (points.length > 0 && !hasSameStations(points, before.points)) ||
    (line !== undefined && line !== before.line)
  // in a searched area, only the visitor moves the map
  if (!area && (isNewPlace || (isNewList && wantsFit(points, seen)))) return resultsView(after)
  if (!chosen || chosen.id === before.chosen?.id) return undefined
  const isPressed = chosen.id === seen.pressed
  if (isInArea(seen.area, chosen) && (isPressed || seen.zoom >= NEAR_ENOUGH_ZOOM)) return undefined
  return { at: chosen, closest: isPressed ? 'keep' : 'town' }
}

/**
 * The visitor among the nearest stations, the route, or all results and the place around which they
 * are.
 */
function resultsView({ own, place, line, points = [] }: MapScene): View | undefined {
  const shown = own
    ? [own, ...nearest(points, own)]
    : (line ?? [...atHome(points), ...(place && points.length > 0 ? [place] : [])])
  const area = areaAround(shown)
  return area && { area, closest: own ? 'own' : 'town' }
}

/** A view that the visitor chose stays while it shows a result. */
function wantsFit(points: readonly MapStation[], { area, isMoved }: Seen): boolean {
  return !isMoved || !points.some((station) => isInArea(area, station))
}

function nearest(points: readonly MapStation[], own: Position): MapStation[] {
  return points
    .toSorted((one, other) => distanceBetween(one, own) - distanceBetween(other, own))
    .slice(0, NEAREST_COUNT)
}

/** Without stations that have a wrong place at sea, unless there are no others. */
function atHome(points: readonly MapStation[]): readonly MapStation[] {
  const found = points.filter((station) => isInArea(HOME, station))
  return found.length > 0 ? found : points
}

function hasSameStations(
  points: readonly MapStation[],
  others: readonly MapStation[] = [],
): boolean {
  return (
    points === others ||
    (points.length === others.length && points.every(({ id }, index) => id === others[index]?.id))
  )
}

/** An address has rounded numbers. */
function isSameArea(one: Area, other: Area): boolean {
  const tolerance = (one.east - one.west + one.north - one.south) / 100 + 0.0002
  return (['west', 'south', 'east', 'north'] as const).every(
    (side) => Math.abs(one[side] - other[side]) < tolerance,
  )
}
