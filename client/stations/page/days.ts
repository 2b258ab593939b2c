// Calendar days as in the contract, '2026-11-21', in the station's time zone.
import { dateOfDay } from '#shared/contract/dates.ts'
import { type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { dayOf, localSeconds } from '#shared/stations/local-moment.ts'

/** A short day: '21.11.', '21/11'. */
export function formatDay(date: string, locale: LocaleCode): string {
  return new Date(date).toLocaleDateString(LOCALES[locale].iso, { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
}

/** Whether a day is today in a time zone. */
export function isToday(date: string, now: Date, timeZone: string): boolean {
  return date === todayIn(timeZone, now)
}

/** Whether a day is over in a time zone. */
export function isPast(date: string, now: Date, timeZone: string): boolean {
  return date < todayIn(timeZone, now)
}

function todayIn(timeZone: string, now: Date): string {
  return dateOfDay(dayOf(localSeconds(now, timeZone)))
}
