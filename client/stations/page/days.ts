// Calendar days as in the contract, '2026-11-21', in the station's time zone.
import { dateOfDay } from '#shared/contract/dates.ts'
import { type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { dayOf, localSeconds } from '#shared/stations/local-moment.ts'

/** A short day: '21.11.', '21/11'. */
export function formatDay(date: string, locale: LocaleCode): string {
  return new Date(date).toLocaleDateString(LOCALES[locale].iso, { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
}

/** Today and later days first, then earlier days. In the original order until the browser knows the day. */
export function todayFirst<Day extends { date: string }>(days: readonly Day[], now: Date | undefined, timeZone: string): Day[] {
  if (!now) return [...days]
  const today = dateOfDay(dayOf(localSeconds(now, timeZone)))
  return [...days.filter(({ date }) => date >= today), ...days.filter(({ date }) => date < today)]
}

/** Whether a day is today in a time zone. */
export function isToday(date: string, now: Date, timeZone: string): boolean {
  return dateOfDay(dayOf(localSeconds(now, timeZone))) === date
}
