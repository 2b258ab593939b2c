import type { StationSummary } from '#shared/contract/station.ts'

/** The way to a station in Google Maps, from wherever one is: to its coordinates, to its address where it has none. */
export function directionsAddress({ location, name, address }: Pick<StationSummary, 'location' | 'name' | 'address'>): string {
  const { street, postalCode, city } = address
  const place = location ? `${location.lat},${location.lon}` : [name, street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place.toWellFormed())}`
}

/** The same for any map on the device. */
export function geoAddress({ lat, lon }: { lat: number; lon: number }): string {
  return `geo:${lat},${lon}`
}
