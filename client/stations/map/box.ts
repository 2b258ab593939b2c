/** Degrees; west < east, since no map of the site reaches the date line. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

interface Place {
  lat: number
  lon: number
}

/** undefined for no places */
export function boxAround(places: readonly Place[]): Box | undefined {
  if (places.length === 0) return undefined
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (const { lat, lon } of places) {
    box.west = Math.min(box.west, lon)
    box.south = Math.min(box.south, lat)
    box.east = Math.max(box.east, lon)
    box.north = Math.max(box.north, lat)
  }
  return box
}

export function isInBox({ west, south, east, north }: Box, { lat, lon }: Place): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north
}
