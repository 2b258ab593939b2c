import type { StationSummary } from '../contract/station.ts'
import type { Position } from './distance.ts'
import { byDistance, withDistance } from './sort-stations.ts'

/** What a station's page says of one nearby, in its list and on its map. Hours, and not whether it is open: pages are cached. */
export type NearStation = ReturnType<typeof nearestStations>[number]

const NEAREST_COUNT = 5

/** The five stations nearest to a place as the crow flies, nearest first, without the one that stands there itself. None whose place is not known. */
export function nearestStations(stations: readonly StationSummary[], place: Position, exceptId: string) {
  return stations
    .filter(({ id }) => id !== exceptId)
    .map((station) => withDistance(station, place))
    .toSorted(byDistance)
    .slice(0, NEAREST_COUNT)
    .flatMap(({ station: { id, name, path, address, timeZone, openingHours, location }, distance }) =>
      location && distance !== undefined
        ? [{ id, name, path, address, timeZone, openingHours, location, metres: Math.round(distance) }]
        : [],
    )
}
