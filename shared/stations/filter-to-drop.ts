import { chosenFilters, fitsFilters } from './chosen-filters.ts'
import { filterNamed, type FilterIds } from './filters-of.ts'

/** When nothing is left: the one chosen filter without which most stations are, and how many. undefined when no single one helps. */
export function filterToDrop(all: readonly FilterIds[], chosen: readonly string[]): { id: string; count: number } | undefined {
  const [best] = chosen
    .map((id) => {
      const others = chosenFilters(chosen.filter((other) => filterNamed(other) !== filterNamed(id)))
      return { id, count: all.filter((filters) => fitsFilters(filters, others)).length }
    })
    .toSorted((one, other) => other.count - one.count)
  return best && best.count > 0 ? best : undefined
}
