// Which filters of §9 a station matches, and which stations remain after a visitor's choice of filters.
import type { DayHours } from '../contract/hours.ts'
import type { AttributeCode } from './attribute-catalogue.ts'
import { serviceCode } from './find-attribute.ts'
import { weekHours } from './read-opening-hours.ts'
import { STATION_FILTERS } from './station-filters.ts'

/** The fields that filters use, of a summary or of a whole station (with fuels). */
export interface FilteredStation {
  services: readonly string[]
  fuels?: readonly string[]
  openingHours?: readonly DayHours[]
}

export type FilterId = AttributeCode
export type FilterIds = ReadonlySet<FilterId>

/** One code can match several filters: a 150 kW charger is also a charger. */
const BY_CODE = new Map<string, FilterId[]>()
for (const { id, code } of STATION_FILTERS) for (const each of [code].flat()) BY_CODE.set(each, [...(BY_CODE.get(each) ?? []), id])
const ADDITIVE: FilterIds = new Set(STATION_FILTERS.filter(({ additive }) => additive).map(({ id }) => id))

/** The filters that a station matches. */
export function filtersOf({ services, fuels = [], openingHours = [] }: FilteredStation): FilterIds {
  const ids = [...services, ...fuels].flatMap((code) => BY_CODE.get(serviceCode(code)) ?? [])
  // §3: opening hours decide whether a station is open around the clock, not only the code
  if (weekHours(openingHours).aroundTheClock) ids.push('open24h')
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

function fitsNarrowing(filters: FilterIds, chosen: readonly FilterId[]): boolean {
  return chosen.every((id) => ADDITIVE.has(id) || filters.has(id))
}

function fitsAdditive(filters: FilterIds, chosen: readonly FilterId[]): boolean {
  const additive = chosen.filter((id) => ADDITIVE.has(id))
  return additive.length === 0 || additive.some((id) => filters.has(id))
}

/**
 * The number of stations that would remain with each filter: a narrowing filter is combined with all chosen ones, an additive one only with
 * the narrowing ones. `all` has the filters of each station that matches everything except the filters.
 */
export function filterCounts(all: readonly FilterIds[], chosen: readonly FilterId[]): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(STATION_FILTERS.map(({ id }) => [id, 0]))
  for (const filters of all) {
    if (!fitsNarrowing(filters, chosen)) continue
    const fitsAll = fitsAdditive(filters, chosen)
    for (const id of filters) if (fitsAll || ADDITIVE.has(id)) counts[id] = (counts[id] ?? 0) + 1
  }
  return counts
}

/** Ids of the filters that no station matches: Norway has none of Finland's brands. */
export function absentFilters(stations: readonly { filters: FilterIds }[]): FilterId[] {
  const present = new Set(stations.flatMap(({ filters }) => [...filters]))
  return STATION_FILTERS.map(({ id }) => id).filter((id) => !present.has(id))
}
