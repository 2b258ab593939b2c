import { isInArea } from './area.ts'
import { chosenFilters, fitsFilters } from './chosen-filters.ts'
import type { LocatorQuery } from './locator-query.ts'
import { openNowCheck } from './open-now.ts'
import type { StationSet } from './station-set.ts'
import type { StationTable } from './station-table.ts'

export interface FittingStations {
  total: number
  /** places in the set; equally good hits stand together, the best first, so that the nearest of them can come first */
  tiers: number[][]
  /** the masks of the stations that fit all but the filters: for filterCounts and filterToDrop */
  masks: number[]
}

/** The stations of a set that fit a query, in no order yet. */
export function fittingStations(set: StationSet, query: LocatorQuery, now: Date): FittingStations {
  const { stations, search } = set
  const isOpen = query.openNow ? openNowCheck(now) : () => true
  const chosen = chosenFilters(query.filters)
  const masks: number[] = []
  const tiers = new Map<number, number[]>()
  let total = 0

  function look(index: number, score: number): void {
    if (!isPlaced(stations, index, query) || !isOpen(stations, index)) return
    const mask = set.masks[index] ?? 0
    masks.push(mask)
    if (!fitsFilters(mask, chosen)) return
    total++
    const rank = query.sort === undefined ? score : 0
    const tier = tiers.get(rank)
    if (tier) tier.push(index)
    else tiers.set(rank, [index])
  }

  // all for a blank text; one that has no words finds nothing: a list of all would look like its answer
  if (query.q.trim() === '') for (let index = 0; index < stations.size; index++) look(index, 0)
  else for (const { index, score } of search.search(query.q)) look(index, score)
  return { total, tiers: [...tiers.values()], masks }
}

/** Of the network and in the area that were asked for. */
function isPlaced(stations: StationTable, index: number, { service, area }: LocatorQuery): boolean {
  if (service !== undefined && stations.network(index) !== service) return false
  if (area === undefined) return true
  const location = stations.location(index)
  return location !== undefined && isInArea(area, location)
}
