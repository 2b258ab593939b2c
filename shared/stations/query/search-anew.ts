import type { LocatorQuery } from './locator-query.ts'

/**
 * The query of another search: it leaves the area of the map, the selected station and the longer
 * list.
 */
export function searchAnew(query: LocatorQuery, change: Partial<LocatorQuery>): LocatorQuery {
  return { ...query, area: undefined, rows: undefined, selected: undefined, ...change }
}

/** The query of the form of a route. It replaces the search for a place. */
export function searchRoute(
  query: LocatorQuery,
  { q, from }: { q: string; from: string },
): LocatorQuery {
  return searchAnew(query, { q, from, to: '', near: undefined, nearest: undefined })
}
