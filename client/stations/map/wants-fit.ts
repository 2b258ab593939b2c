import { type Area, isInArea } from '#shared/stations/area.ts'
import type { StationSource } from './station-source.ts'

/** Results that take less than this of the view's width and height are a dot in it. */
const DOT = 0.1
/** Those that take this much of its width or height are well seen: a map that jumps with every filter is hard to read. */
const WELL_SEEN = 0.5

interface Change {
  stations: Pick<StationSource, 'around' | 'hasSome'>
  view: Area
  /** the visitor moved the map since it was last fitted */
  moved: boolean
}

/** Whether the map goes to the stations it was just given. It stays as long as it shows them, and leaves the visitor's own view alone. */
export async function wantsFit({ stations: { around, hasSome }, view, moved }: Change): Promise<boolean> {
  if (!around) return false
  const share = Math.max((around.east - around.west) / (view.east - view.west), (around.north - around.south) / (view.north - view.south))
  if (moved) return share < DOT || !(await hasSome(view))
  const isAllInView = isInArea(view, { lon: around.west, lat: around.south }) && isInArea(view, { lon: around.east, lat: around.north })
  return share < WELL_SEEN || !isAllInView
}
