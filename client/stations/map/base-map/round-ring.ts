import type { Position } from 'geojson'

/** a corner loses at most so much of its edges, in degrees: long straight ones stay, as those of the map's own frame */
const MOST_CUT = 0.02
const PASSES = 2

/** Chaikin's corner cutting. A shore that is known to a kilometre looks like a shore, and not like a broken pane. `ring`: its last point is its first. */
export function roundRing(ring: Position[]): Position[] {
  let rounded = ring
  for (let pass = 0; pass < PASSES; pass++) rounded = cutCorners(rounded)
  return rounded
}

function cutCorners(ring: Position[]): Position[] {
  const cut: Position[] = []
  for (let index = 1; index < ring.length; index++) {
    const [[x = 0, y = 0] = [], [nextX = 0, nextY = 0] = []] = [ring[index - 1], ring[index]]
    const [dx, dy] = [nextX - x, nextY - y]
    const share = Math.min(1 / 4, MOST_CUT / Math.hypot(dx, dy))
    cut.push([x + dx * share, y + dy * share], [nextX - dx * share, nextY - dy * share])
  }
  const [first] = cut
  return first ? [...cut, first] : ring
}
