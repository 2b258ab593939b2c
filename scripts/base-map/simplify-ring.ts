export type Point = readonly [lon: number, lat: number]

/**
 * Visvalingam's simplification: the corner whose triangle is smallest goes first. Triangles are weighed in square degrees on the Mercator
 * plane; `worth` says how much a corner counts where it is.
 */
export function simplifyRing(ring: Point[], minimumArea: number, worth: (point: Point) => number): Point[] {
  const plane = ring.map(([lon, lat]): Point => [lon, (Math.asinh(Math.tan((lat * Math.PI) / 180)) * 180) / Math.PI])
  const before = ring.map((_, index) => index - 1)
  const after = ring.map((_, index) => index + 1)
  const last = ring.length - 1
  // passes of rising weight are nearly the order a heap would give, and need none
  for (let limit = minimumArea / 256; limit <= minimumArea; limit *= 2) while (pass(limit)) continue
  return alive().map((index) => ring[index] ?? [0, 0])

  function pass(limit: number): boolean {
    let removed = false
    for (let index = after[0] ?? last; index < last; index = after[index] ?? last) {
      const [left = 0, right = last] = [before[index], after[index]]
      if (triangle(plane[left], plane[index], plane[right]) * worth(ring[index] ?? [0, 0]) >= limit) continue
      after[left] = right
      before[right] = left
      removed = true
    }
    return removed
  }

  function alive(): number[] {
    const indexes: number[] = []
    for (let index = 0; index <= last; index = after[index] ?? last + 1) indexes.push(index)
    return indexes
  }
}

function triangle(a: Point | undefined, b: Point | undefined, c: Point | undefined): number {
  if (!a || !b || !c) return Infinity
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
}
