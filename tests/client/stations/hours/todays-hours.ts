import { readOpeningHours } from '#shared/stations/hours/read-opening-hours.ts'
import { dayOf, localSeconds } from '#shared/time/local-moment.ts'
import { hoursOn, type TodaysHours } from '../../../../client/stations/hours/opening-hours.ts'

export function todaysHours(days: unknown, now: Date, timeZone: string): TodaysHours {
  return hoursOn(dayOf(localSeconds(now, timeZone)), readOpeningHours(days))
}
