import { STATION_FILTERS } from './station-filters.ts'
import type { StationSet } from './station-set.ts'

/** Ids of the filters that no station of a set fits: Norway has none of Finland's brands. */
export function absentFilters({ filters }: Pick<StationSet, 'filters'>): string[] {
  const present = new Set(filters.flatMap((ids) => [...ids]))
  return STATION_FILTERS.map(({ id }) => id).filter((id) => !present.has(id))
}
