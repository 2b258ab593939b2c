import type { StationSummary } from '../../contract/station.ts'
import type { Position } from './distance.ts'
import { byDistance, withDistance } from './sort-stations.ts'

/** A nearby station in the list and on the map of a station page. */
export type NearStation = ReturnType<typeof nearestStations>[number]

const NEAREST_COUNT = 5

/**
 * The five nearest stations by straight-line distance, without `exceptId` and stations without a
 * location.
 */
export function nearestStations(
  stations: readonly StationSummary[],
  place: Position,
  exceptId: string,
) {
  return stations
    .filter(({ id }) => id !== exceptId)
    .map((station) => withDistance(station, place))
    .toSorted(byDistance)
    .slice(0, NEAREST_COUNT)
    .flatMap(
      ({
        station: { brand: _brand, todaysLunch: _lunch, lunchHours: _hours, location, ...told },
        distance,
      }) =>
        location && distance !== undefined
          ? [{ ...told, location, metres: Math.round(distance) }]
          : [],
    )
}
