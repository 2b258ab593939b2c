import type { StationSummary } from '../contract/station.ts'
import { type FilterIds, filtersOf } from './filters-of.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

/** Stations with what finding them needs, side by side by index. They stand in the order of their names (sortByName). */
export interface StationSet {
  readonly stations: readonly StationSummary[]
  readonly filters: readonly FilterIds[]
  readonly search: SearchIndex
}

/** `serviceName` gives a service's name in the visitor's language, '' for one without: services are searched by name. */
export function createStationSet(stations: readonly StationSummary[], serviceName: (code: string) => string): StationSet {
  const filters = stations.map(filtersOf)
  const search = createSearchIndex(serviceName)
  for (const [index, station] of stations.entries()) search.add(station, filters[index])
  return { stations, filters, search }
}
