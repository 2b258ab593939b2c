import { readStation } from '#shared/contract/read-station.ts'
import type { Station, StationSummary } from '#shared/contract/stations.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { openingDays } from './opening-days.ts'
import { stationPath } from './station-paths.ts'
import type { StoredStation } from './stored-station.ts'

/** The station as the wire has it, today. */
export function stationAnswer(stored: StoredStation, locale: LocaleCode, now: Date): Station | undefined {
  const path = stationPath(locale, stored.slug)
  const { timeZone } = stored
  return readStation({ ...stored.station, path, timeZone, openingHours: openingDays(stored.hours, now, timeZone) }, path)
}

/** What the locator needs of it. */
export function stationSummaryAnswer(stored: StoredStation, locale: LocaleCode, now: Date): StationSummary | undefined {
  const station = stationAnswer(stored, locale, now)
  if (station === undefined) return undefined
  const { id, name, path, network, location, address, services, timeZone, openingHours } = station
  return { id, name, path, network, ...(location && { location }), address, services, timeZone, openingHours }
}
