import type { FoundRoute } from '#shared/stations/search/find-route.ts'
import type { StationRow } from '#shared/stations/search/locator-answer.ts'
import { directionsAddress } from '../page/contact-addresses.ts'

/**
 * Directions to the station. On a route, they are the whole route in the visitor's map app, with
 * the station as one of its stops.
 */
export function routeDirections(
  route: FoundRoute | undefined,
  { station, along }: StationRow,
): string {
  const { line = [], stops = [] } = route ?? {}
  const [start, end] = [line[0], line.at(-1)]
  const { location } = station
  if (!start || !end || !location || along === undefined) return directionsAddress(station)
  const points = [...stops, { at: [location.lat, location.lon], along }].toSorted(
    (one, other) => one.along - other.along,
  )
  const query = new URLSearchParams({
    api: '1',
    origin: start.join(),
    destination: end.join(),
    waypoints: points.map(({ at }) => at.join()).join('|'),
  })
  return `https://www.google.com/maps/dir/?${query}`
}
