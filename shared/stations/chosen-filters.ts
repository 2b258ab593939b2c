import { type FilteredStation, filterNamed, type FilterIds, filtersOf } from './filters-of.ts'
import { serviceCode } from './service-code.ts'
import { STATION_FILTERS } from './station-filters.ts'

/** A visitor's choice of filters, by their ids. */
export interface ChosenFilters {
  /** a station needs one of these, if there are any */
  additive: string[]
  /** and all of these */
  narrowing: string[]
}

const ADDITIVE: FilterIds = new Set(STATION_FILTERS.filter(({ additive }) => additive).map(({ id }) => id))

export function isAdditive(id: string): boolean {
  return ADDITIVE.has(id)
}

export function chosenFilters(codes: readonly string[]): ChosenFilters {
  const ids = codes.flatMap((code) => filterNamed(code) ?? [])
  return { additive: ids.filter(isAdditive), narrowing: ids.filter((id) => !isAdditive(id)) }
}

export function fitsFilters(filters: FilterIds, { additive, narrowing }: ChosenFilters): boolean {
  return (additive.length === 0 || additive.some((id) => filters.has(id))) && narrowing.every((id) => filters.has(id))
}

/** §9: additive entries widen, the others narrow. A code that is no filter asks for a station with just that service. */
export function fitsCodes(station: FilteredStation, codes: readonly string[]): boolean {
  const plain = codes.filter((code) => filterNamed(code) === undefined).map(serviceCode)
  return fitsFilters(filtersOf(station), chosenFilters(codes)) && plain.every((code) => offers(station, code))
}

function offers({ services, fuels = [] }: FilteredStation, code: string): boolean {
  return [...services, ...fuels].some((service) => serviceCode(service) === code)
}
