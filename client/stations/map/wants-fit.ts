import { type Box, boxAround, isInBox } from './box.ts'

/** Results that take less than this of the view's width and height are a dot in it. */
const DOT = 0.1

interface Change {
  stations: readonly { lat: number; lon: number }[]
  view: Box
  /** the visitor moved the map since it was last fitted */
  moved: boolean
  /** "Search this area" brought these stations */
  areaSearched: boolean
}

/** Whether the map goes to the stations it was just given. It leaves the visitor's own view alone as long as that shows them. */
export function wantsFit({ stations, view, moved, areaSearched }: Change): boolean {
  const results = boxAround(stations)
  if (!results || areaSearched) return false
  if (!moved || !stations.some((station) => isInBox(view, station))) return true
  return results.east - results.west < DOT * (view.east - view.west) && results.north - results.south < DOT * (view.north - view.south)
}
