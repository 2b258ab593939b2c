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
  return filterMaskReader()(station)
}

/** filterMask for many: what stations share, codes and whole weeks, is read once. */
export function filterMaskReader(): (station: FilteredStation) => number {
  const bitsByText = new Map<string, number>()
  const bitsByWeek = new Map<unknown, number>()

  function codeBits(text: string): number {
    const known = bitsByText.get(text)
    if (known !== undefined) return known
    const bits = bitsOf(text)
    bitsByText.set(text, bits)
    return bits
  }

  function weekBits(openingHours: readonly DayHours[]): number {
    const known = bitsByWeek.get(openingHours)
    if (known !== undefined) return known
    // §3 says when a station is open around the clock, whether or not somebody gave it the code
    const bits = readOpeningHours(openingHours).aroundTheClock ? OPEN_24H : 0
    bitsByWeek.set(openingHours, bits)
    return bits
  }

  return ({ services, fuels = [], openingHours = [] }) => {
    let mask = weekBits(openingHours)
    for (const code of services) mask |= codeBits(code)
    for (const code of fuels) mask |= codeBits(code)
    return mask
  }
}

export function bitsOf(code: string): number {
  return BITS_BY_CODE.get(serviceCode(code)) ?? 0
}
