import { type Area, areaAround, isInArea } from '#shared/stations/area.ts'
import type { Position } from '#shared/stations/distance.ts'

/** Results that take less than this of the view's width and height are a dot in it. */
const DOT = 0.1
/** Those that take this much of its width or height are well seen: a map that jumps with every filter is hard to read. */
const WELL_SEEN = 0.5
/** the countries with stations */
const HOME: Area = { west: 3, south: 54, east: 33, north: 72 }

interface Change {
  stations: readonly Position[]
  view: Area
  /** the visitor moved the map since it was last fitted */
  isMoved: boolean
}

/** Whether the map goes to the stations it was just given. It stays as long as it shows them, and leaves the visitor's own view alone. */
export function wantsFit({ stations, view, isMoved }: Change): boolean {
  const around = areaOf(stations)
  if (!around) return false
  const share = Math.max((around.east - around.west) / (view.east - view.west), (around.north - around.south) / (view.north - view.south))
  if (isMoved) return share < DOT || !stations.some((station) => isInArea(view, station))
  const isAllInView = isInArea(view, { lon: around.west, lat: around.south }) && isInArea(view, { lon: around.east, lat: around.north })
  return share < WELL_SEEN || !isAllInView
}

/** Around all stations but those with a wrong place, out at sea; undefined for none. */
export function areaOf(stations: readonly Position[]): Area | undefined {
  return areaAround(stations.filter((station) => isInArea(HOME, station))) ?? areaAround(stations)
}
