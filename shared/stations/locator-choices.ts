// What narrows the list besides the searched words. Each choice has a chip, and can be given up on its own.
import type { FilterId } from './filters-of.ts'
import { findStations } from './find-stations.ts'
import type { LocatorQuery } from './locator-query.ts'
import type { StationSet } from './station-set.ts'

export type LocatorChoice = { kind: 'area' | 'service' | 'openNow' } | { kind: 'filter'; id: FilterId }
/** and how many stations giving it up would bring */
export type ChoiceToDrop = (LocatorChoice | { kind: 'all' }) & { count: number }

export function choicesIn(query: LocatorQuery): LocatorChoice[] {
  return [
    ...(['area', 'service', 'openNow'] as const).filter((kind) => query[kind]).map((kind) => ({ kind })),
    ...query.filters.map((id) => ({ kind: 'filter' as const, id })),
  ]
}

export function withoutChoice(query: LocatorQuery, choice: LocatorChoice): LocatorQuery {
  if (choice.kind === 'filter') return { ...query, filters: query.filters.filter((id) => id !== choice.id) }
  return choice.kind === 'openNow' ? { ...query, openNow: false } : { ...query, [choice.kind]: undefined }
}

export function withoutChoices(query: LocatorQuery): LocatorQuery {
  return { ...query, area: undefined, service: undefined, openNow: false, filters: [] }
}

/** Of a query that finds nothing: the one choice without which it finds most, else all of them. undefined when the words alone find nothing. */
export function choiceToDrop(set: StationSet, query: LocatorQuery, now: Date): ChoiceToDrop | undefined {
  const count = (without: LocatorQuery) => findStations(set, without, { now }).stations.length
  const [best] = choicesIn(query)
    .toReversed()
    .map((choice) => ({ ...choice, count: count(withoutChoice(query, choice)) }))
    .toSorted((one, other) => other.count - one.count)
  if (best && best.count > 0) return best
  const all = count(withoutChoices(query))
  return all === 0 ? undefined : { kind: 'all', count: all }
}
