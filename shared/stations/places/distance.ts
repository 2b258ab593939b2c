export interface Position {
  /** WGS 84, degrees */
  lat: number
  lon: number
}

const EARTH_RADIUS_M = 6_371_009 // mean
const RADIANS = Math.PI / 180

/** Metres along the great circle (haversine). */
export function distanceBetween(one: Position, other: Position): number {
  const lat = Math.sin(((other.lat - one.lat) * RADIANS) / 2)
  const lon = Math.sin(((other.lon - one.lon) * RADIANS) / 2)
  const chord = lat * lat + Math.cos(one.lat * RADIANS) * Math.cos(other.lat * RADIANS) * lon * lon
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)))
}
