import type { Shape } from './cluster-messages.ts'
import type { MapStation } from './map-view-props.ts'

/** As many as a view holds side by side; what is beyond is a zoom away. */
const MOST_LISTED = 80

export interface ListedShape {
  shape: Shape
  station: MapStation | undefined
}

/** The shapes of a view in the order of the eye: the largest clusters first, then stations by name. */
export function listShapes(shapes: Shape[], stations: MapStation[]): ListedShape[] {
  return shapes
    .map((shape) => ({ shape, station: shape.kind === 'station' ? stations[shape.station] : undefined }))
    .filter(({ shape, station }) => shape.kind === 'cluster' || station !== undefined)
    .sort((one, other) => countOf(other.shape) - countOf(one.shape) || (one.station?.name ?? '').localeCompare(other.station?.name ?? ''))
    .slice(0, MOST_LISTED)
}

function countOf(shape: Shape): number {
  return shape.kind === 'cluster' ? shape.count : 1
}
