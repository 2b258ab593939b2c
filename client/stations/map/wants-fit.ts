import { type Area, areaAround, isInArea } from '#shared/stations/area.ts'

/** Results that take less than this of the view's width and height are a dot in it. */
const DOT = 0.1

interface Change {
  stations: readonly { lat: number; lon: number }[]
  view: Area
  /** the visitor moved the map since it was last fitted */
  moved: boolean
}

/** Whether the map goes to the stations it was just given. It leaves the visitor's own view alone as long as that shows them. */
export function wantsFit({ stations, view, moved }: Change): boolean {
  const results = areaAround(stations)
  if (!results) return false
  if (!moved || !stations.some((station) => isInArea(view, station))) return true
  return results.east - results.west < DOT * (view.east - view.west) && results.north - results.south < DOT * (view.north - view.south)
}
