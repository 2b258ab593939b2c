// Which of §9's filters a station fits, and what a visitor's choice of filters leaves.
import type { DayHours } from '../contract/hours.ts'
import type { AttributeCode } from './attribute-catalogue.ts'
import { serviceCode } from './find-attribute.ts'
import { weekHours } from './read-opening-hours.ts'
import { STATION_FILTERS } from './station-filters.ts'

/** What filters look at: of a summary, or of a whole station with its fuels. */
export interface FilteredStation {
  services: readonly string[]
  fuels?: readonly string[]
  openingHours?: readonly DayHours[]
}

export type FilterId = AttributeCode
export type FilterIds = ReadonlySet<FilterId>

/** A code may fit several: one of 150 kW is a charging station, too. */
const BY_CODE = new Map<string, FilterId[]>()
for (const { id, code } of STATION_FILTERS) for (const each of [code].flat()) BY_CODE.set(each, [...(BY_CODE.get(each) ?? []), id])
const ADDITIVE: FilterIds = new Set(STATION_FILTERS.filter(({ additive }) => additive).map(({ id }) => id))

/** The filters a station fits. */
export function filtersOf({ services, fuels = [], openingHours = [] }: FilteredStation): FilterIds {
  const ids = [...services, ...fuels].flatMap((code) => BY_CODE.get(serviceCode(code)) ?? [])
  // §3 says when a station is open around the clock, whether or not somebody gave it the code
  if (weekHours(openingHours).aroundTheClock) ids.push('open24h')
  return new Set(ids)
}

/** The filter that an address names, by its id or by any of its codes; undefined for a code that is no filter. */
export function filterNamed(text: string): FilterId | undefined {
  const code = serviceCode(text)
  return STATION_FILTERS.find(({ id }) => id === code)?.id ?? BY_CODE.get(code)?.[0]
}

/** Of the chosen additive entries one must fit, of the others all. */
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
 * How many stations each filter would leave, given the others chosen: a narrowing one beside all that is chosen, an additive one on its own
 * beside the narrowing ones. `all` are the filters of each station that fits everything but the filters.
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

/** Ids of the filters that no station fits: Norway has none of Finland's brands. */
export function absentFilters(stations: readonly { filters: FilterIds }[]): FilterId[] {
  const present = new Set(stations.flatMap(({ filters }) => [...filters]))
  return STATION_FILTERS.map(({ id }) => id).filter((id) => !present.has(id))
}
