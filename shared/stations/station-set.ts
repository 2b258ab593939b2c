import type { StationSummary } from '../contract/stations.ts'
import { filterMaskReader } from './filter-mask.ts'
import { createStationSearch, type StationSearch } from './search-index.ts'

/** Stations with what finding them needs, side by side by index. */
export interface StationSet {
  readonly stations: readonly StationSummary[]
  readonly masks: readonly number[]
  readonly search: StationSearch
  /** Adds a slice; of an id that is already there the first station stays. */
  add(stations: readonly StationSummary[]): void
}

/** `serviceName` gives a service's name in the visitor's language, '' for one without: services are searched by name. */
export function createStationSet(serviceName: (code: string) => string): StationSet {
  const ids = new Set<string>()
  const stations: StationSummary[] = []
  const masks: number[] = []
  const maskOf = filterMaskReader()
  const search = createStationSearch(serviceName)
  return {
    stations,
    masks,
    search,
    add(slice) {
      const fresh = slice.filter(({ id }) => !ids.has(id) && ids.add(id))
      const freshMasks = fresh.map(maskOf)
      for (const station of fresh) stations.push(station)
      for (const mask of freshMasks) masks.push(mask)
      search.add(fresh, freshMasks)
    },
  }
}
