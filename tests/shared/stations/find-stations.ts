import { createSearch } from '#shared/stations/find-stations.ts'
import type { FoundStations, Seeker } from '#shared/stations/found-stations.ts'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import type { StationSet } from '#shared/stations/station-set.ts'

/** The stations of a query. */
export function findStations(set: StationSet, query: LocatorQuery, seeker: Seeker): FoundStations {
  return createSearch(set, query, seeker).list()
}
