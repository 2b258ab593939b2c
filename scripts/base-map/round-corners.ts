import type { Point } from './simplify-ring.ts'

/** a corner loses at most so much of its edges, in degrees: long straight ones stay, as those of the map's own frame */
const MOST_CUT = 0.03

/** Chaikin's corner cutting, where a corner is `worth` it. A shore that is known to a kilometre looks like a shore, and not like a broken pane. `ring`: its last point is its first. */
export function roundCorners(ring: Point[], worth: (point: Point) => number): Point[] {
  const cut: Point[] = []
  for (let index = 1; index < ring.length; index++) {
    const [from, to] = [ring[index - 1], ring[index]]
    if (!from || !to) continue
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const share = Math.min(1 / 4, MOST_CUT / Math.hypot(dx, dy))
    if (worth(from) < 1) cut.push(from)
    else cut.push([from[0] + dx * share, from[1] + dy * share], [to[0] - dx * share, to[1] - dy * share])
  }
  const [first] = cut
  return first ? [...cut, first] : ring
}
