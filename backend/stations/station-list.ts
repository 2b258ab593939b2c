import type { LocaleCode } from '#shared/locale/locales.ts'
import { stationPath } from '#shared/locale/localized-paths.ts'
import {
  flawedDays,
  lunchMenu,
  lunchToday,
  openingDays,
  type Place,
  placeIn,
} from './station-days.ts'
import { type StationHours, type StationRow, storedHours, storedLunch } from './stored-station.ts'

export type ListedRow = Pick<StationRow, 'slug' | 'time_zone' | 'hours' | 'summary' | 'lunch'>

/**
 * The body of the stations endpoint. Summaries are sent as stored, with path, days and today's
 * lunch added. Most stations share their hours with others, so the days are calculated once for
 * equal hours.
 */
export function stationListJson(rows: readonly ListedRow[], locale: LocaleCode, now: Date): string {
  const daysOf = new Map<string, string>()
  const places = new Map<string, Place>()
  const stations = rows.map((row) => {
    const place = places.get(row.time_zone) ?? placeIn(row.time_zone, now)
    places.set(row.time_zone, place)
    const key = row.time_zone + row.hours
    const days = daysOf.get(key) ?? daysJson(storedHours(row), place)
    daysOf.set(key, days)
    const fields = `"path":${JSON.stringify(stationPath(locale, row.slug))},"timeZone":"${row.time_zone}",${days}${lunchJson(row, locale, place)}`
    return `${row.summary.slice(0, -1)},${fields}}`
  })
  return `{"stations":[${stations.join(',')}]}`
}

function daysJson({ open, flaw, wash, kitchen, lunch }: StationHours, place: Place): string {
  const days = {
    openingHours: flawedDays(openingDays(open, place), flaw, place.today.date),
    washHours: wash && openingDays(wash, place),
    kitchenHours: kitchen && openingDays(kitchen, place),
    lunchHours: lunch && openingDays(lunch, place, true),
  }
  return JSON.stringify(days).slice(1, -1)
}

/** '' on a day without lunch. */
function lunchJson(row: ListedRow, locale: LocaleCode, place: Place): string {
  const [stored, served] = [storedLunch(row, locale), storedHours(row).lunch]
  if (!stored || !served) return ''
  const dishes = lunchMenu(stored, served, place).find(
    ({ date }) => date === place.today.date,
  )?.dishes
  const today = { ...lunchToday(served, place), dishes }
  return dishes ? `,"todaysLunch":${JSON.stringify(today)}` : ''
}
