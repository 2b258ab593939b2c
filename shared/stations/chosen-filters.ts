import { type FilteredStation, bitsOf, filterMask } from './filter-mask.ts'
import { serviceCode } from './service-code.ts'
import { STATION_FILTERS } from './station-filters.ts'

/** A visitor's choice of filters, as bits of filterMask. */
export interface ChosenFilters {
  /** a station needs one of these, if there are any */
  additive: number
  /** and all of these */
  narrowing: number
}

const BITS_BY_ID = new Map(STATION_FILTERS.map(({ id }, index) => [id, 1 << index]))
const ADDITIVE = STATION_FILTERS.reduce((bits, { additive }, index) => (additive ? bits | (1 << index) : bits), 0)

export function chosenFilters(codes: readonly string[]): ChosenFilters {
  const bits = codes.reduce((chosen, code) => chosen | filterBits(code), 0)
  return { additive: bits & ADDITIVE, narrowing: bits & ~ADDITIVE }
}

export function fitsFilters(mask: number, { additive, narrowing }: ChosenFilters): boolean {
  return (additive === 0 || (mask & additive) !== 0) && (mask & narrowing) === narrowing
}

/** An entry of §9 by its id or by any of its codes; 0 for a code that is no filter. */
export function filterBits(code: string): number {
  return BITS_BY_ID.get(serviceCode(code)) ?? bitsOf(code)
}

/** §9: additive entries widen, the others narrow. A code that is no filter asks for a station with just that service. */
export function fitsCodes(station: FilteredStation, codes: readonly string[]): boolean {
  const plain = codes.filter((code) => filterBits(code) === 0).map(serviceCode)
  return fitsFilters(filterMask(station), chosenFilters(codes)) && plain.every((code) => offers(station, code))
}

function offers({ services, fuels = [] }: FilteredStation, code: string): boolean {
  return services.some((service) => serviceCode(service) === code) || fuels.some((fuel) => serviceCode(fuel) === code)
}
