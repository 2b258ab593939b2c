import { fitsCodes } from '#shared/stations/chosen-filters.ts'
import type { FilteredStation } from '#shared/stations/filters-of.ts'

/** §9: of the chosen additive entries one must fit, of the others all. A country prefix and the letter case of a code do not matter. */
export function matchesFilters(station: FilteredStation, codes: string[]): boolean {
  return fitsCodes(station, codes)
}
