// The choices that narrow the list, in addition to the search words. Each one is shown as a chip
// that removes it.

import type { FilterId } from './filters-of.ts'
import type { LocatorQuery } from './locator-query.ts'

export type LocatorChoice =
  | { kind: 'area' | 'service' | 'openNow' | 'openAt' | 'charging' | 'unknownFilters' }
  | { kind: 'filter'; id: FilterId }

export function choicesIn(query: LocatorQuery): LocatorChoice[] {
  return [
    ...(['area', 'service', 'openNow', 'openAt', 'charging', 'unknownFilters'] as const)
      .filter((kind) => query[kind])
      .map((kind) => ({ kind })),
    ...query.filters.map((id) => ({ kind: 'filter' as const, id })),
  ]
}

export function withoutChoice(query: LocatorQuery, choice: LocatorChoice): LocatorQuery {
  if (choice.kind === 'filter')
    return { ...query, filters: query.filters.filter((id) => id !== choice.id) }
  return choice.kind === 'openNow'
    ? { ...query, openNow: false }
    : { ...query, [choice.kind]: undefined }
}

export function withoutChoices(query: LocatorQuery): LocatorQuery {
  return {
    ...query,
    area: undefined,
    service: undefined,
    openNow: false,
    openAt: undefined,
    charging: undefined,
    filters: [],
    unknownFilters: undefined,
  }
}
