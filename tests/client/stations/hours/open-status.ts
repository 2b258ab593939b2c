import { openChange } from '#shared/stations/hours/open-status.ts'
import { readOpeningHours } from '#shared/stations/hours/read-opening-hours.ts'
import { localSeconds } from '#shared/time/local-moment.ts'

/** The status at a moment, and the next change with its day. */
export function openStatusByDay(days: unknown, now: Date, timeZone: string) {
  const { open, change } = openChange(readOpeningHours(days), localSeconds(now, timeZone), timeZone)
  return change ? { open, time: change.time, day: change.day } : { open }
}

/** The status at a moment, and the time of the next change. */
export function openStatus(
  days: unknown,
  now: Date,
  timeZone: string,
): { open: boolean; until?: string } {
  const { open, time } = openStatusByDay(days, now, timeZone)
  return time === undefined ? { open } : { open, until: time }
}
