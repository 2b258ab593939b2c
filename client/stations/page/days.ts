// Calendar days as the contract writes them, '2026-11-21', by no clock but a station's own.
import { dateOfDay } from '#shared/contract/dates.ts'
import { type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { dayOf, localSeconds } from '#shared/stations/local-moment.ts'

/** A day in short: '21.11.', '21/11'; '' for what is no day. */
export function formatDay(date: string, locale: LocaleCode): string {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return ''
  return day.toLocaleDateString(LOCALES[locale].iso, { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
}

/** Whether a day is today in a time zone. */
export function isToday(date: string, now: Date, timeZone: string): boolean {
  return dateOfDay(dayOf(localSeconds(now, timeZone))) === date
}
