import type { DayHours } from '#shared/contract/hours.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { flawedDays } from './flawed-days.ts'
import { localDate } from './local-date.ts'
import { lunchMenu } from './lunch-menu.ts'
import { openingDays } from './opening-days.ts'
import type { StationHours, Week } from './station-hours.ts'
import { stationPath } from '#shared/locale/localized-paths.ts'
import { storedHours, storedLunch, storedStation, type StationRow } from './stored-station.ts'

/** The station of a station page as the wire has it today (contract.md, Station); hours that real content services get wrong are wrong here too. */
export function stationAnswer(row: StationRow, locale: LocaleCode, now: Date): Record<string, unknown> {
  const today = localDate(now, row.time_zone)
  const hours = storedHours(row)
  const lunch = storedLunch(row, locale)
  const daysOf = (week: Week | undefined) => week && openingDays(week, today)
  return {
    ...storedStation(row, locale),
    path: stationPath(locale, row.slug),
    timeZone: row.time_zone,
    ...openHours(hours, today),
    kitchenHours: daysOf(hours.kitchen),
    lunchHours: daysOf(hours.lunch),
    breakfastHours: daysOf(hours.breakfast),
    lunchMenu: lunch && hours.lunch && lunchMenu(lunch, hours.lunch, today),
  }
}

/** §3: opening hours are a list of days, or a store's hours with store24h, or both. */
function openHours({ open, shape, flaw }: StationHours, today: string) {
  const days = openingDays(open, today)
  const openingHours = flawedDays(days, flaw, today)
  if (shape === 'days') return { openingHours }
  const store = { store24h: open === 'always', storeOpeningHours: flaw === undefined ? days.map(storeDay) : openingHours }
  return shape === 'store' ? { openingHours: [], ...store } : { openingHours, ...store }
}

function storeDay({ date, openHours: ranges }: DayHours) {
  return { date, hours: ranges.map(({ startTime, endTime }) => ({ opens: startTime, closes: endTime })) }
}
