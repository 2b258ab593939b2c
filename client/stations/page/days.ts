// Calendar days as the contract writes them, '2026-11-21', by no clock but a station's own.
import { dateOfDay } from '#shared/contract/dates.ts'
import { type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { dayOf, localSeconds } from '#shared/stations/local-moment.ts'

/** A day in short: '21.11.', '21/11'. */
export function formatDay(date: string, locale: LocaleCode): string {
  return new Date(date).toLocaleDateString(LOCALES[locale].iso, { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
}

/** Today and the days after it, then those before: what a visitor asks first stands first. As they are until the browser knows the day. */
export function todayFirst<Day extends { date: string }>(days: readonly Day[], now: Date | undefined, timeZone: string): Day[] {
  if (!now) return [...days]
  const today = dateOfDay(dayOf(localSeconds(now, timeZone)))
  return [...days.filter(({ date }) => date >= today), ...days.filter(({ date }) => date < today)]
}

/** Whether a day is today in a time zone. */
export function isToday(date: string, now: Date, timeZone: string): boolean {
  return dateOfDay(dayOf(localSeconds(now, timeZone))) === date
}
