// Calendar days as the contract writes them, '2026-11-21', by no clock but a station's own.
import { dateOfDay } from '#shared/contract/dates.ts'
import { type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { dayOf, localSeconds } from '#shared/stations/local-moment.ts'

/** A day in short: '21.11.', '21/11'. */
export function formatDay(date: string, locale: LocaleCode): string {
  return new Date(date).toLocaleDateString(LOCALES[locale].iso, { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
}

/** Whether a day is today in a time zone. */
export function isToday(date: string, now: Date, timeZone: string): boolean {
  return dateOfDay(dayOf(localSeconds(now, timeZone))) === date
}
