import { filterBits } from './chosen-filters.ts'
import { STATION_FILTERS } from './station-filters.ts'
import type { StationSet } from './station-set.ts'

/** Ids of the filters that no station of a set fits: Norway has none of Finland's brands. */
export function absentFilters({ masks }: Pick<StationSet, 'masks'>): string[] {
  const present = masks.reduce((all, mask) => all | mask, 0)
  return STATION_FILTERS.filter(({ id }) => (filterBits(id) & present) === 0).map(({ id }) => id)
}
