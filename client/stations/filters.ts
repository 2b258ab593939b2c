import type { PartsStation } from '#shared/stations/hours/part-hours.ts'
import { filterNamed, filtersOf, fitsFilters } from '#shared/stations/query/filters-of.ts'
import {
  chargingOf,
  chargingPower,
  hasCharging,
  strictest,
} from '#shared/stations/services/charging.ts'
import { serviceCode } from '#shared/stations/services/find-attribute.ts'

/**
 * §9: a station must match one of the chosen additive entries and all of the other entries. The
 * country prefix and the letter case of a code are ignored. A code that is not a filter matches
 * stations with exactly that service.
 */
export function matchesFilters(station: PartsStation, codes: string[]): boolean {
  const chosen = codes.flatMap((code) => filterNamed(code) ?? [])
  const plain = codes
    .filter((code) => filterNamed(code) === undefined && chargingOf(code) === undefined)
    .map(serviceCode)
  const offered = new Set([...station.services, ...(station.fuels ?? [])].map(serviceCode))
  const charging = strictest(codes.map(chargingOf))
  return (
    fitsFilters(filtersOf(station), chosen) &&
    hasCharging(chargingPower(station), charging) &&
    plain.every((code) => offered.has(code))
  )
}
