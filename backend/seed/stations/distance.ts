export interface Point {
  lat: number
  lon: number
}

const KM_PER_DEGREE = 111.2

/** Kilometres, as the crow flies; the earth is flat enough within a country. */
export function kilometresBetween(one: Point, other: Point): number {
  const north = other.lat - one.lat
  const east = (other.lon - one.lon) * Math.cos((one.lat * Math.PI) / 180)
  return Math.hypot(north, east) * KM_PER_DEGREE
}

/** The point `kilometres` from `from` on the way to `to`. */
export function towards(from: Point, to: Point, kilometres: number): Point {
  const share = kilometres / Math.max(kilometresBetween(from, to), kilometres)
  return { lat: round(from.lat + (to.lat - from.lat) * share), lon: round(from.lon + (to.lon - from.lon) * share) }
}

export function nearest<T extends Point>(point: Point, candidates: readonly T[], count: number): T[] {
  return candidates
    .map((candidate) => ({ candidate, distance: kilometresBetween(point, candidate) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate)
}

/** 1e-5 degrees is a metre */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
