// Changes of the locator's query. Each returns a new query.
import type { Position } from '#shared/stations/distance.ts'
import type { FilterId } from '#shared/stations/filters-of.ts'
import { withoutChoices } from '#shared/stations/locator-choices.ts'
import { type LocatorQuery, readSearchText } from '#shared/stations/locator-query.ts'

export type QueryChange = (query: LocatorQuery) => LocatorQuery

/** Any change of the results starts at the top of the list again, and no station is selected. */
export function withChange(query: LocatorQuery, change: Partial<LocatorQuery> = {}): LocatorQuery {
  return { ...query, selected: undefined, rows: undefined, ...change }
}

export function withFilter(query: LocatorQuery, id: FilterId, chosen: boolean): LocatorQuery {
  const others = query.filters.filter((filter) => filter !== id)
  return withChange(query, { filters: chosen ? [...others, id] : others })
}

/** A new text searches everywhere. */
export function withText(query: LocatorQuery, text: string): LocatorQuery {
  return withChange(query, { q: readSearchText(text), area: undefined })
}

export function withPosition(query: LocatorQuery, near: Position | undefined): LocatorQuery {
  return withChange(query, { near, sort: undefined, area: near ? undefined : query.area })
}

export function withoutFilters(query: LocatorQuery): LocatorQuery {
  return withChange(withoutChoices(query))
}
