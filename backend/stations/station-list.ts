import type { StationPlace } from '#shared/contract/station-place.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { stationPath } from '#shared/locale/localized-paths.ts'
import { flawedDays, localDate, openingDays } from './station-days.ts'
import { type StationRow, storedHours } from './stored-station.ts'

export type ListedRow = Pick<StationRow, 'slug' | 'time_zone' | 'hours' | 'summary'>

/**
 * The body of the stations endpoint. Summaries are sent as stored, with path and days added. Most stations share their hours with others,
 * so the days are calculated once for equal hours.
 */
export function stationListJson(rows: readonly ListedRow[], locale: LocaleCode, now: Date, places: readonly StationPlace[] = []): string {
  const daysOf = new Map<string, string>()
  const stations = rows.map((row) => {
    const key = row.time_zone + row.hours
    const days = daysOf.get(key) ?? daysJson(row, now)
    daysOf.set(key, days)
    return `${row.summary.slice(0, -1)},"path":${JSON.stringify(stationPath(locale, row.slug))},"timeZone":"${row.time_zone}","openingHours":${days}}`
  })
  return `{"stations":[${stations.join(',')}],"places":${JSON.stringify(places)}}`
}

function daysJson(row: ListedRow, now: Date): string {
  const { open, flaw } = storedHours(row)
  const today = localDate(now, row.time_zone)
  return JSON.stringify(flawedDays(openingDays(open, today), flaw, today))
}
