import type { StationSummary } from '../contract/stations.ts'
import type { LocaleCode } from '../locale/locales.ts'
import { chosenFilters, fitsFilters } from './chosen-filters.ts'
import type { Position } from './distance.ts'
import { filterMask } from './filter-mask.ts'
import type { LocatorQuery } from './locator-query.ts'
import { openNowCheck } from './open-now.ts'
import type { StationSearch } from './search-index.ts'
import { byDistance, byName, type StationAway, withDistance } from './sort-stations.ts'

export interface StationSet {
  stations: readonly StationSummary[]
  /** filterMask of each, in the same order */
  masks: readonly number[]
  /** holds the same stations in the same order */
  search: StationSearch
}

export interface FoundStations {
  /** in the order of the list */
  stations: StationAway<StationSummary>[]
  /** the masks of the stations that fit all but the filters: for filterCounts and filterToDrop */
  masks: number[]
}

/** From the query to the list, the same at the edge and in the browser. `from` is where distances count from: the query's own place, or a guess. */
export function findStations(
  { stations, masks, search }: StationSet,
  query: LocatorQuery,
  { now, locale, from = query.near }: { now: Date; locale: LocaleCode; from?: Position | undefined },
): FoundStations {
  const isOpen = query.openNow ? openNowCheck(now) : () => true
  const chosen = chosenFilters(query.filters)
  const found: FoundStations = { stations: [], masks: [] }
  const fitting: StationSummary[] = []
  for (const index of candidates(search, query.q, stations.length)) {
    const station = stations[index]
    if (station === undefined || (query.service !== undefined && station.network !== query.service) || !isOpen(station)) continue
    const mask = masks[index] ?? filterMask(station)
    found.masks.push(mask)
    if (fitsFilters(mask, chosen)) fitting.push(station)
  }
  found.stations = ordered(fitting, query, locale, from)
  return found
}

/** Best hits first; without words to look for, all. */
function candidates(search: StationSearch, text: string, size: number): Iterable<number> {
  return /[\p{L}\p{N}]/u.test(text) ? search.search(text).map(({ index }) => index) : Array.from({ length: size }).keys()
}

/** Chosen order first; else words by their hits, places by distance, and the rest by name. */
function ordered(stations: StationSummary[], query: LocatorQuery, locale: LocaleCode, from: Position | undefined): StationAway<StationSummary>[] {
  const sort = query.sort ?? (query.q === '' ? 'distance' : undefined)
  if (sort === 'distance' && from !== undefined) return byDistance(stations, from)
  const inOrder = sort === undefined ? stations : byName(stations, locale)
  return inOrder.map((station) => withDistance(station, from))
}
