import { dateOfDay } from '#shared/contract/dates.ts'
import { dayOf, localSeconds } from '#shared/stations/local-moment.ts'

/** Whether a yyyy-MM-dd is the day it is in a time zone. */
export function isToday(date: string, now: Date, timeZone: string): boolean {
  return dateOfDay(dayOf(localSeconds(now, timeZone))) === date
}
