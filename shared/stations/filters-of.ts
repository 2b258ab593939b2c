import type { DayHours } from '../contract/hours.ts'
import { weekHours } from './read-opening-hours.ts'
import { serviceCode } from './service-code.ts'
import { STATION_FILTERS } from './station-filters.ts'

/** What filters look at: of a summary, or of a whole station with its fuels. */
export interface FilteredStation {
  services: readonly string[]
  fuels?: readonly string[]
  openingHours?: readonly DayHours[]
}

/** Ids of §9's filters. */
export type FilterIds = ReadonlySet<string>

const BY_CODE = new Map(STATION_FILTERS.flatMap(({ id, code }) => [code].flat().map((each): [string, string] => [each, id])))
const IDS: FilterIds = new Set(STATION_FILTERS.map(({ id }) => id))

/** The filters a station fits. */
export function filtersOf({ services, fuels = [], openingHours = [] }: FilteredStation): FilterIds {
  const ids = [...services, ...fuels].flatMap((code) => BY_CODE.get(serviceCode(code)) ?? [])
  // §3 says when a station is open around the clock, whether or not somebody gave it the code
  if (weekHours(openingHours).aroundTheClock) ids.push('open24h')
  return new Set(ids)
}

/** The filter that an address names, by its id or by any of its codes; undefined for a code that is no filter. */
export function filterNamed(text: string): string | undefined {
  const code = serviceCode(text)
  return IDS.has(code) ? code : BY_CODE.get(code)
}
