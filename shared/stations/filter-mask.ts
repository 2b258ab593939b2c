// Filtering by bits: a station's mask has one bit per filter it fits, so that a choice is two comparisons a station, also for 100,000 of them.
import type { DayHours } from '../contract/stations.ts'
import { readOpeningHours } from './read-opening-hours.ts'
import { serviceCode } from './service-code.ts'
import { STATION_FILTERS } from './station-filters.ts'

/** What filters look at: of a summary, or of a whole station with its fuels. */
export interface FilteredStation {
  services: readonly string[]
  fuels?: readonly string[]
  openingHours?: readonly DayHours[]
}

const BITS_BY_CODE = new Map<string, number>()
for (const [index, { code }] of STATION_FILTERS.entries()) {
  for (const each of typeof code === 'string' ? [code] : code) BITS_BY_CODE.set(each, (BITS_BY_CODE.get(each) ?? 0) | (1 << index))
}

const OPEN_24H = BITS_BY_CODE.get('open24h') ?? 0

/** The filters a station fits: bit n is STATION_FILTERS[n] (30 entries, so the sign bit stays free). */
export function filterMask(station: FilteredStation): number {
  let mask = 0
  for (const code of station.services) mask |= bitsOf(code)
  for (const code of station.fuels ?? []) mask |= bitsOf(code)
  return mask & OPEN_24H || !isAroundTheClock(station) ? mask : mask | OPEN_24H
}

export function bitsOf(code: string): number {
  return BITS_BY_CODE.get(serviceCode(code)) ?? 0
}

/** §3 says when a station is open around the clock, whether or not somebody gave it the code. */
function isAroundTheClock({ openingHours = [] }: FilteredStation): boolean {
  return openingHours.length > 0 && readOpeningHours(openingHours).aroundTheClock
}
