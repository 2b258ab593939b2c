import { filterToDrop } from './filter-to-drop.ts'
import { fittingStations } from './fitting-stations.ts'
import type { LocatorQuery } from './locator-query.ts'
import type { StationSet } from './station-set.ts'

export type SingleChoice = { kind: 'filter'; id: string; count: number } | { kind: 'openNow' | 'service' | 'area'; count: number }
export type ChoiceToDrop = SingleChoice | { kind: 'all'; count: number }

/**
 * When a query finds nothing: the one choice without which it finds most, and how many; all of them where no single one is enough. undefined
 * when the words alone find nothing, or the query finds some.
 */
export function choiceToDrop(set: StationSet, query: LocatorQuery, now: Date): ChoiceToDrop | undefined {
  const { hits, filters } = fittingStations(set, query, now)
  if (hits.length > 0) return undefined
  const { service: _service, ...anyNetwork } = query
  const { area: _area, ...anywhere } = query
  const count = (without: LocatorQuery) => fittingStations(set, without, now).hits.length
  const filter = filterToDrop(filters, query.filters)
  const choices: SingleChoice[] = [
    ...(filter === undefined ? [] : [{ kind: 'filter' as const, ...filter }]),
    ...(query.openNow ? [{ kind: 'openNow' as const, count: count({ ...query, openNow: false }) }] : []),
    ...(query.service === undefined ? [] : [{ kind: 'service' as const, count: count(anyNetwork) }]),
    ...(query.area === undefined ? [] : [{ kind: 'area' as const, count: count(anywhere) }]),
  ]
  const best = choices.toSorted((a, b) => b.count - a.count)[0]
  if (best && best.count > 0) return best
  const { area: _anyArea, ...wordsAlone } = { ...anyNetwork, filters: [], openNow: false }
  const all = count(wordsAlone)
  return all === 0 ? undefined : { kind: 'all', count: all }
}
