import type { StationSummary } from '../contract/stations.ts'
import type { LocaleCode } from '../locale/locales.ts'
import { isInArea } from './area.ts'
import { chosenFilters, fitsFilters } from './chosen-filters.ts'
import type { Position } from './distance.ts'
import type { LocatorQuery } from './locator-query.ts'
import { openNowCheck } from './open-now.ts'
import { byDistance, byName, type StationAway, withDistance } from './sort-stations.ts'
import type { StationSet } from './station-set.ts'

export interface FoundStations {
  /** in the order of the list */
  stations: StationAway<StationSummary>[]
  /** the masks of the stations that fit all but the filters: for filterCounts and filterToDrop */
  masks: number[]
}

export interface Seeker {
  now: Date
  locale: LocaleCode
  /** where distances count from: the query's own place, or a guess */
  from?: Position | undefined
}

/** From the query to the list, the same at the edge and in the browser. */
export function findStations(set: StationSet, query: LocatorQuery, { now, locale, from = query.near }: Seeker): FoundStations {
  const isOpen = query.openNow ? openNowCheck(now) : () => true
  const chosen = chosenFilters(query.filters)
  const masks: number[] = []
  // equally good hits stand together, so that the nearest of them comes first
  const tiers = new Map<number, StationSummary[]>()
  for (const { index, score } of candidates(set, query.q)) {
    const station = set.stations[index]
    if (station === undefined || !isPlaced(station, query) || !isOpen(station)) continue
    const mask = set.masks[index] ?? 0
    masks.push(mask)
    if (!fitsFilters(mask, chosen)) continue
    const rank = query.sort === undefined ? score : 0
    const tier = tiers.get(rank) ?? []
    tier.push(station)
    tiers.set(rank, tier)
  }
  return { stations: [...tiers.values()].flatMap((tier) => ordered(tier, query, locale, from)), masks }
}

/** Of the network and in the area that were asked for. */
function isPlaced({ network, location }: StationSummary, { service, area }: LocatorQuery): boolean {
  if (service !== undefined && network !== service) return false
  return area === undefined || (location !== undefined && isInArea(area, location))
}

/** Best hits first; without words to look for, all. */
function candidates({ stations, search }: StationSet, text: string): readonly { index: number; score: number }[] {
  return /[\p{L}\p{N}]/u.test(text) ? search.search(text) : stations.map((_, index) => ({ index, score: 0 }))
}

function ordered(
  stations: StationSummary[],
  { sort }: LocatorQuery,
  locale: LocaleCode,
  from: Position | undefined,
): StationAway<StationSummary>[] {
  if (sort !== 'name' && from !== undefined) return byDistance(stations, from)
  return byName(stations, locale).map((station) => withDistance(station, from))
}
