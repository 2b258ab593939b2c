// Which filters of §9 a station matches, and which stations remain after a visitor's choice of
// filters.

import { partHours, type PartsStation } from '../hours/part-hours.ts'
import { canRefuelAlways } from '../hours/part-status.ts'
import type { AttributeCode } from '../services/attribute-catalogue.ts'
import { serviceCode } from '../services/find-attribute.ts'
import { STATION_FILTERS } from '../services/station-filters.ts'

export type FilterId = AttributeCode
export type FilterIds = ReadonlySet<FilterId>

/** One code can match several filters: a 150 kW charger is also a charger. */
const BY_CODE = new Map<string, FilterId[]>()
for (const { id, code } of STATION_FILTERS)
  for (const each of [code].flat()) BY_CODE.set(each, [...(BY_CODE.get(each) ?? []), id])
const ADDITIVE: FilterIds = new Set(
  STATION_FILTERS.filter(({ additive }) => additive).map(({ id }) => id),
)

/** The filters that a station matches. */
export function filtersOf(station: PartsStation): FilterIds {
  const { services, fuels = [] } = station
  const ids = [...services, ...fuels].flatMap((code) => BY_CODE.get(serviceCode(code)) ?? [])
  // the hours decide, not only the codes
  if (canRefuelAlways(station)) ids.push('open24h')
  if (partHours(station).wash?.aroundTheClock) ids.push('carwash24h')
  return new Set(ids)
}

/** The filter with this id or code, or undefined. */
export function filterNamed(text: string): FilterId | undefined {
  const code = serviceCode(text)
  return STATION_FILTERS.find(({ id }) => id === code)?.id ?? BY_CODE.get(code)?.[0]
}

/** At least one of the chosen additive filters must match, and all of the other chosen filters. */
export function fitsFilters(filters: FilterIds, chosen: readonly FilterId[]): boolean {
  return fitsNarrowing(filters, chosen) && fitsAdditive(filters, chosen)
}

export function fitsNarrowing(filters: FilterIds, chosen: readonly FilterId[]): boolean {
  return chosen.every((id) => ADDITIVE.has(id) || filters.has(id))
}

export function fitsAdditive(filters: FilterIds, chosen: readonly FilterId[]): boolean {
  const additive = chosen.filter((id) => ADDITIVE.has(id))
  return additive.length === 0 || additive.some((id) => filters.has(id))
}

export function isAdditive(id: FilterId): boolean {
  return ADDITIVE.has(id)
}

/** Ids of the filters that no station matches: Norway has none of Finland's brands. */
export function absentFilters(stations: readonly { filters: FilterIds }[]): FilterId[] {
  const present = new Set(stations.flatMap(({ filters }) => [...filters]))
  return STATION_FILTERS.map(({ id }) => id).filter((id) => !present.has(id))
}
