import { filterMaskReader } from './filter-mask.ts'
import { createStationSearch, type StationSearch } from './search-index.ts'
import type { StationTable } from './station-table.ts'

/** Stations with what finding them needs, side by side by index. */
export interface StationSet {
  readonly stations: StationTable
  readonly masks: Int32Array
  readonly search: StationSearch
}

/** `serviceName` gives a service's name in the visitor's language, '' for one without: services are searched by name. */
export function createStationSet(stations: StationTable, serviceName: (code: string) => string): StationSet {
  const masks = new Int32Array(stations.size)
  const maskOf = filterMaskReader()
  const search = createStationSearch(serviceName)
  for (let index = 0; index < stations.size; index++) {
    const services = stations.services(index)
    const mask = maskOf({ services, openingHours: stations.openingHours(index) })
    masks[index] = mask
    search.add({ name: stations.name(index), address: stations.address(index), services }, mask)
  }
  return { stations, masks, search }
}
