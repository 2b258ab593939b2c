import type { StationPart } from '#shared/stations/hours/part-hours.ts'
import type { FilterId } from '#shared/stations/query/filters-of.ts'
import type { LocatorQuery } from '#shared/stations/query/locator-query.ts'
import type { ServiceId } from '#shared/stations/search/service-words.ts'
import type { ChargingMinimum } from '#shared/stations/services/charging.ts'

export const WASHES: readonly FilterId[] = [
  'carwash',
  'carwash24h',
  'perfectcarwash',
  'perfectcarwash24hours',
]
const MEALS: readonly FilterId[] = ['lunch', 'weekendlunch', 'breakfastbuffet']

/**
 * What the visitor has asked for: filters, also those that words of the search name, and a minimum
 * of charging.
 */
export interface Asked {
  filters: readonly FilterId[]
  charging: ChargingMinimum | undefined
}

export function askedIn(
  query: Pick<LocatorQuery, 'filters' | 'charging'>,
  services: readonly ServiceId[],
): Asked {
  const named = services.flatMap((id): FilterId[] => (isCharging(id) ? [] : [id]))
  const power = services.find(isCharging)?.slice('charging:'.length)
  const charging =
    query.charging ??
    (power === undefined ? undefined : power === 'any' ? 'any' : power === '150' ? 150 : 400)
  return { filters: [...new Set([...query.filters, ...named])], charging }
}

function isCharging(id: ServiceId): id is Extract<ServiceId, `charging:${string}`> {
  return id.startsWith('charging:')
}

/** The parts of a station that the visitor asks for: the status begins with them. */
export function askedParts({ filters, charging }: Asked): StationPart[] {
  return [
    ...(filters.some((id) => MEALS.includes(id)) ? (['kitchen'] as const) : []),
    ...(filters.some((id) => WASHES.includes(id)) ? (['wash'] as const) : []),
    ...(charging ? (['chargers'] as const) : []),
  ]
}
