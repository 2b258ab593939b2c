import { chosenFilters, filterBits, fitsFilters } from './chosen-filters.ts'

/** When nothing is left: the one chosen filter without which most stations are, and how many. undefined when no single one helps. */
export function filterToDrop(masks: readonly number[], chosen: readonly string[]): { id: string; count: number } | undefined {
  let best: { id: string; count: number } | undefined
  for (const id of chosen) {
    const others = chosenFilters(chosen.filter((other) => filterBits(other) !== filterBits(id)))
    let count = 0
    for (const mask of masks) if (fitsFilters(mask, others)) count++
    if (count > (best?.count ?? 0)) best = { id, count }
  }
  return best
}
