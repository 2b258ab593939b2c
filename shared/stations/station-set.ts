import type { StationSummary } from '../contract/station.ts'
import { filtersOf } from './filters-of.ts'
import { createSearchIndex, type IndexedStation, type SearchIndex } from './search-index.ts'

/** All stations of a locale in the order of their names (sortByName), ready to be found. */
export interface StationSet extends SearchIndex {
  readonly stations: readonly IndexedStation[]
}

/** `serviceName` gives a service's name in the visitor's language, '' for one without: services are searched by name. */
export function createStationSet(list: readonly StationSummary[], serviceName: (code: string) => string): StationSet {
  const stations = list.map((station, index) => ({ station, filters: filtersOf(station), index }))
  return { stations, ...createSearchIndex(stations, serviceName) }
}
