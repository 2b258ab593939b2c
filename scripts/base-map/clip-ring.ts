import type { Point } from './simplify-ring.ts'

export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** Sutherland and Hodgman: what of a closed ring lies in the box. Pieces stay joined along the box's edge, which no visitor sees. */
export function clipRing(ring: Point[], { west, south, east, north }: Box): Point[] {
  let points = ring
  points = cut(
    points,
    ([lon]) => lon >= west,
    (a, b) => [west, between(a, b, 0, west)],
  )
  points = cut(
    points,
    ([lon]) => lon <= east,
    (a, b) => [east, between(a, b, 0, east)],
  )
  points = cut(
    points,
    ([, lat]) => lat >= south,
    (a, b) => [between(a, b, 1, south), south],
  )
  return cut(
    points,
    ([, lat]) => lat <= north,
    (a, b) => [between(a, b, 1, north), north],
  )
}

function cut(points: Point[], isInside: (point: Point) => boolean, crossing: (a: Point, b: Point) => Point): Point[] {
  const kept: Point[] = []
  points.forEach((point, index) => {
    const last = points.at(index - 1) ?? point
    if (isInside(point) !== isInside(last)) kept.push(crossing(last, point))
    if (isInside(point)) kept.push(point)
  })
  const [first] = kept
  return first && first !== kept.at(-1) ? [...kept, first] : kept
}

/** The other coordinate where the line from a to b has `value` on `axis`. */
function between(a: Point, b: Point, axis: 0 | 1, value: number): number {
  const share = (value - a[axis]) / (b[axis] - a[axis])
  const other = axis === 0 ? 1 : 0
  return a[other] + share * (b[other] - a[other])
}
