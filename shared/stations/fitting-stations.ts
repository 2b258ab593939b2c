import type { StationSummary } from '../contract/stations.ts'
import { isInArea } from './area.ts'
import { chosenFilters, fitsFilters } from './chosen-filters.ts'
import type { LocatorQuery } from './locator-query.ts'
import { openNowCheck } from './open-now.ts'
import type { StationSet } from './station-set.ts'

export interface FittingStations {
  total: number
  /** places in the set; equally good hits stand together, the best first, so that the nearest of them can come first */
  tiers: number[][]
  /** the masks of the stations that fit all but the filters: for filterCounts and filterToDrop */
  masks: number[]
}

/** The stations of a set that fit a query, in no order yet. */
export function fittingStations(set: StationSet, query: LocatorQuery, now: Date): FittingStations {
  const isOpen = query.openNow ? openNowCheck(now) : () => true
  const chosen = chosenFilters(query.filters)
  const masks: number[] = []
  const tiers = new Map<number, number[]>()
  let total = 0
  for (const { index, score } of candidates(set, query.q)) {
    const station = set.stations[index]
    if (station === undefined || !isPlaced(station, query) || !isOpen(station)) continue
    const mask = set.masks[index] ?? 0
    masks.push(mask)
    if (!fitsFilters(mask, chosen)) continue
    total++
    const rank = query.sort === undefined ? score : 0
    const tier = tiers.get(rank)
    if (tier) tier.push(index)
    else tiers.set(rank, [index])
  }
  return { total, tiers: [...tiers.values()], masks }
}

/** Of the network and in the area that were asked for. */
function isPlaced({ network, location }: StationSummary, { service, area }: LocatorQuery): boolean {
  if (service !== undefined && network !== service) return false
  return area === undefined || (location !== undefined && isInArea(area, location))
}

/** Best hits first; all for a blank text. One that has no words finds nothing: a list of all would look like its answer. */
function candidates({ stations, search }: StationSet, text: string): readonly { index: number; score: number }[] {
  return text.trim() === '' ? stations.map((_, index) => ({ index, score: 0 })) : search.search(text)
}
