import type { Shape } from './station-source.ts'

/** As many as a view holds side by side; what is beyond is a zoom away. */
const MOST_LISTED = 80

/** The shapes of a view in the order of the eye: the largest clusters first, then stations by name. */
export function listShapes(shapes: readonly Shape[]): Shape[] {
  return shapes
    .toSorted((one, other) => countOf(other) - countOf(one) || one.station.name.localeCompare(other.station.name))
    .slice(0, MOST_LISTED)
}

function countOf(shape: Shape): number {
  return shape.kind === 'cluster' ? shape.count : 1
}
