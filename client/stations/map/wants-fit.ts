import { type Area, areaAround, isInArea } from '#shared/stations/area.ts'

/** Results that take less than this of the view's width and height are a dot in it. */
const DOT = 0.1
/** Those that take this much of its width or height are well seen: a map that jumps with every filter is hard to read. */
const WELL_SEEN = 0.5

interface Change {
  stations: readonly { lat: number; lon: number }[]
  view: Area
  /** the visitor moved the map since it was last fitted */
  moved: boolean
}

/** Whether the map goes to the stations it was just given. It stays as long as it shows them, and leaves the visitor's own view alone. */
export function wantsFit({ stations, view, moved }: Change): boolean {
  const results = areaAround(stations)
  if (!results) return false
  const share = Math.max(
    (results.east - results.west) / (view.east - view.west),
    (results.north - results.south) / (view.north - view.south),
  )
  if (moved) return share < DOT || !stations.some((station) => isInArea(view, station))
  const isAllInView = isInArea(view, { lon: results.west, lat: results.south }) && isInArea(view, { lon: results.east, lat: results.north })
  return share < WELL_SEEN || !isAllInView
}
