import type { Shape } from './cluster-messages.ts'
import type { MapStation } from './map-view-props.ts'

/** As many as a view holds side by side; what is beyond is a zoom away. */
const MOST_LISTED = 80

export interface ListedShape {
  shape: Shape
  /** the one that is shown, or one near the middle of a cluster */
  station: MapStation
}

/** The shapes of a view in the order of the eye: the largest clusters first, then stations by name. */
export function listShapes(shapes: Shape[], stations: MapStation[]): ListedShape[] {
  return shapes
    .flatMap((shape) => {
      const station = stations[shape.station]
      return station ? [{ shape, station }] : []
    })
    .sort((one, other) => countOf(other.shape) - countOf(one.shape) || one.station.name.localeCompare(other.station.name))
    .slice(0, MOST_LISTED)
}

function countOf(shape: Shape): number {
  return shape.kind === 'cluster' ? shape.count : 1
}
