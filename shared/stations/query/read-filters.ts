import { chargingOf } from '../services/charging.ts'
import { unknownAttributeText } from '../services/find-attribute.ts'
import { STATION_FILTERS } from '../services/station-filters.ts'
import { type FilterId, filterNamed } from './filters-of.ts'

const MAX_UNKNOWN = 5

/** By id or by any code of §9. */
export function readFilters(codes: readonly string[]): FilterId[] {
  const chosen = new Set(codes.map(filterNamed))
  return STATION_FILTERS.map(({ id }) => id).filter((id) => chosen.has(id))
}

/** The codes that are neither filters nor chargers, cleaned. */
export function readUnknown(codes: readonly string[]): string[] | undefined {
  const unknown = codes
    .filter((code) => filterNamed(code) === undefined && chargingOf(code) === undefined)
    .map(unknownAttributeText)
  const texts = [...new Set(unknown)].filter((text) => text !== '').slice(0, MAX_UNKNOWN)
  return texts.length === 0 ? undefined : texts
}
