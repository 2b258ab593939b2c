// Calendar days as in the contract, '2026-11-21', in the station's time zone.
import { dateOfDay } from '#shared/time/dates.ts'
import { dayOf, localSeconds } from '#shared/time/local-moment.ts'

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
