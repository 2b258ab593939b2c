import type { StationSummary } from '../contract/station.ts'
import { isInArea } from './area.ts'
import { chosenFilters, fitsFilters } from './chosen-filters.ts'
import type { FilterIds } from './filters-of.ts'
import type { LocatorQuery } from './locator-query.ts'
import { openNowCheck } from './open-now.ts'
import type { SearchHit } from './search-index.ts'
import type { StationSet } from './station-set.ts'

export interface FittingStations {
  /** the best first, equally good ones in the order of the set */
  hits: SearchHit[]
  /** the filters of each station that fits all but the filters: for filterCounts and filterToDrop */
  filters: FilterIds[]
}

/** The stations of a set that fit a query. */
export function fittingStations({ stations, filters, search }: StationSet, query: LocatorQuery, now: Date): FittingStations {
  const isOpen = query.openNow ? openNowCheck(now) : () => true
  const chosen = chosenFilters(query.filters)
  // all for a blank text; one that has no words finds nothing: a list of all would look like its answer
  const found = query.q.trim() === '' ? stations.map((_, index) => ({ index, score: 0 })) : search.search(query.q)
  const fitting = found.flatMap(({ index, score }) => {
    const [station, ids] = [stations[index], filters[index]]
    return station && ids && isAround(station, query) && isOpen(station) ? { hit: { index, score }, ids } : []
  })
  return {
    hits: fitting.flatMap(({ hit, ids }) => (fitsFilters(ids, chosen) ? hit : [])),
    filters: fitting.map(({ ids }) => ids),
  }
}

/** Of the network and in the area that were asked for. */
function isAround({ network, location }: StationSummary, { service, area }: LocatorQuery): boolean {
  if (service !== undefined && network !== service) return false
  return area === undefined || (location !== undefined && isInArea(area, location))
}
