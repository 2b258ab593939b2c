import type { LocatorQuery } from '#shared/stations/query/locator-query.ts'
import { createSearch } from '#shared/stations/search/create-search.ts'
import type { FoundStations, Seeker } from '#shared/stations/search/found-stations.ts'
import type { StationSet } from '#shared/stations/search/station-set.ts'

/** The stations of a query. */
export function findStations(set: StationSet, query: LocatorQuery, seeker: Seeker): FoundStations {
  return createSearch(set, query, seeker).list()
}
