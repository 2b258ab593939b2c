import {
  type FilterId,
  type FilterIds,
  fitsAdditive,
  fitsNarrowing,
  isAdditive,
} from '../query/filters-of.ts'
import { CHARGING_MINIMA, type ChargingMinimum, hasCharging } from '../services/charging.ts'
import { STATION_FILTERS } from '../services/station-filters.ts'

/** What a visitor has chosen to narrow the list. */
export interface Choices {
  filters: readonly FilterId[]
  charging?: ChargingMinimum | undefined
}

/** A station that matches everything except the choices. */
export interface Countable {
  filters: FilterIds
  power: number | undefined
  /** fits the chosen time */
  isOpen: boolean
  isOpenNow: boolean
}

/** Ignores the chosen time. */
export function fitsChoices({ filters, power }: Countable, chosen: Choices): boolean {
  return (
    hasCharging(power, chosen.charging) &&
    fitsNarrowing(filters, chosen.filters) &&
    fitsAdditive(filters, chosen.filters)
  )
}

/**
 * The number of stations that would remain with each choice, combined with the others: a narrowing
 * filter is combined with all, an additive one with all but the other additive ones, a minimum of
 * charging with all but the chosen minimum.
 */
export function countChoices(
  stations: readonly Countable[],
  chosen: Choices,
): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(
    STATION_FILTERS.map(({ id }) => [id, 0]),
  )
  const minima = CHARGING_MINIMA.map((minimum) => ({ minimum, name: `charging:${minimum}` }))
  for (const name of ['open', ...minima.map(({ name: each }) => each)]) counts[name] = 0
  const add = (name: string) => (counts[name] = (counts[name] ?? 0) + 1)

  for (const { filters, power, isOpen, isOpenNow } of stations) {
    if (!fitsNarrowing(filters, chosen.filters)) continue
    const fits = fitsAdditive(filters, chosen.filters)
    const isCharging = hasCharging(power, chosen.charging)
    if (isOpen && isCharging) for (const id of filters) if (fits || isAdditive(id)) add(id)
    if (isOpenNow && isCharging && fits) add('open')
    if (isOpen && fits && power !== undefined)
      for (const { minimum, name } of minima) if (hasCharging(power, minimum)) add(name)
  }
  return counts
}

/** For a choice without stations around the place, the stations farther away are counted. */
export function firstNotZero(
  counts: Record<string, number>,
  wider: Record<string, number>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, count || (wider[name] ?? 0)]),
  )
}
