import { chosenFilters, fitsFilters, isAdditive } from './chosen-filters.ts'
import type { FilterIds } from './filters-of.ts'
import { STATION_FILTERS } from './station-filters.ts'

/**
 * How many stations each filter would leave, given the others chosen: a narrowing one beside all that is chosen, an additive one on its own
 * beside the narrowing ones. `all` are the filters of each station that fits everything but the filters.
 */
export function filterCounts(all: readonly FilterIds[], chosenCodes: readonly string[]): Map<string, number> {
  const chosen = chosenFilters(chosenCodes)
  const counts = new Map(STATION_FILTERS.map(({ id }) => [id, 0]))
  for (const filters of all) {
    if (!fitsFilters(filters, { ...chosen, additive: [] })) continue
    const fitsAll = fitsFilters(filters, chosen)
    for (const id of filters) if (fitsAll || isAdditive(id)) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
