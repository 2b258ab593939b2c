import { dayNumber } from '#shared/contract/dates.ts'
import { weekdayOf } from '#shared/stations/local-moment.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** The weekday of a yyyy-MM-dd, 1 is Monday. */
export function weekdayOn(date: string): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[weekdayOf(dayNumber(date) ?? 0) - 1] ?? 1
}
