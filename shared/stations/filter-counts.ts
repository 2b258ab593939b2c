import { type ChosenFilters, chosenFilters, filterBits, fitsFilters } from './chosen-filters.ts'
import { STATION_FILTERS } from './station-filters.ts'

/**
 * How many stations each filter would leave, given the others chosen: a narrowing one beside all that is chosen, an additive one
 * on its own beside the narrowing ones. `masks` are those of the stations that fit everything but the filters.
 */
export function filterCounts(masks: Iterable<number>, chosenCodes: readonly string[]): Map<string, number> {
  const chosen = chosenFilters(chosenCodes)
  const options = STATION_FILTERS.map(({ id, additive }) => ({ id, count: 0, needs: withOption(chosen, filterBits(id), additive) }))
  for (const mask of masks) {
    for (const option of options) if (fitsFilters(mask, option.needs)) option.count++
  }
  return new Map(options.map(({ id, count }) => [id, count]))
}

function withOption({ additive, narrowing }: ChosenFilters, bits: number, widens: boolean): ChosenFilters {
  return widens ? { additive: bits, narrowing } : { additive, narrowing: narrowing | bits }
}
