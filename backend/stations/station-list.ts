import type { LocaleCode } from '#shared/locale/locales.ts'
import { stationPath } from '#shared/locale/localized-paths.ts'
import { flawedDays, localDate, lunchMenu, openingDays } from './station-days.ts'
import { type StationHours, type StationRow, storedHours, storedLunch } from './stored-station.ts'

export type ListedRow = Pick<StationRow, 'slug' | 'time_zone' | 'hours' | 'summary' | 'lunch'>

/**
 * The body of the stations endpoint. Summaries are sent as stored, with path, days and today's lunch added. Most stations share their hours
 * with others, so the days are calculated once for equal hours.
 */
export function stationListJson(rows: readonly ListedRow[], locale: LocaleCode, now: Date): string {
  const daysOf = new Map<string, string>()
  const stations = rows.map((row) => {
    const today = localDate(now, row.time_zone)
    const key = row.time_zone + row.hours
    const days = daysOf.get(key) ?? daysJson(storedHours(row), today)
    daysOf.set(key, days)
    const fields = `"path":${JSON.stringify(stationPath(locale, row.slug))},"timeZone":"${row.time_zone}",${days}${lunchJson(row, locale, today)}`
    return `${row.summary.slice(0, -1)},${fields}}`
  })
  return `{"stations":[${stations.join(',')}]}`
}

function daysJson({ open, flaw, wash, kitchen, lunch }: StationHours, today: string): string {
  const days = {
    openingHours: flawedDays(openingDays(open, today), flaw, today),
    washHours: wash && openingDays(wash, today),
    kitchenHours: kitchen && openingDays(kitchen, today),
    lunchHours: lunch && openingDays(lunch, today),
  }
  return JSON.stringify(days).slice(1, -1)
}

/** '' on a day without lunch. */
function lunchJson(row: ListedRow, locale: LocaleCode, today: string): string {
  const [stored, served] = [storedLunch(row, locale), storedHours(row).lunch]
  if (!stored || !served) return ''
  const dishes = lunchMenu(stored, served, today).find(({ date }) => date === today)?.dishes
  const day = openingDays(served, today).find(({ date }) => date === today)
  return dishes && day ? `,"todaysLunch":${JSON.stringify({ ...day, dishes })}` : ''
}
