import { type FilteredStation, filterNamed, filtersOf, fitsFilters } from '#shared/stations/filters-of.ts'
import { serviceCode } from '#shared/stations/find-attribute.ts'

/**
 * §9: of the chosen additive entries one must fit, of the others all. A country prefix and the letter case of a code do not matter. A code that
 * is no filter asks for a station with just that service.
 */
export function matchesFilters(station: FilteredStation, codes: string[]): boolean {
  const chosen = codes.flatMap((code) => filterNamed(code) ?? [])
  const plain = codes.filter((code) => filterNamed(code) === undefined).map(serviceCode)
  const offered = new Set([...station.services, ...(station.fuels ?? [])].map(serviceCode))
  return fitsFilters(filtersOf(station), chosen) && plain.every((code) => offered.has(code))
}
