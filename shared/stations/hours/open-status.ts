import { dateOfDay } from '../../time/dates.ts'
import { dayOf, existingWallTime, weekdayOf } from '../../time/local-moment.ts'
import { openOutlook } from './open-outlook.ts'
import type { OpeningHours } from './read-opening-hours.ts'

/** 1 is Monday */
export type DayLabel = ReturnType<typeof dayLabel>

/** A closing or opening. */
export interface OpenChange {
  /** HH:mm on the station's clock */
  time: string
  day: DayLabel
  inMinutes: number
}

const DAY_SECONDS = 86_400

/** Whether it is open at a local time, and the next change. */
export function openChange(
  hours: OpeningHours,
  wall: number,
  timeZone: string,
): { open: boolean; change?: OpenChange } {
  const { open, change } = openOutlook(hours, wall)
  // after a week the weekday alone would be ambiguous
  if (change === undefined || change.at - wall > (open ? DAY_SECONDS : 7 * DAY_SECONDS))
    return { open }
  const existing = existingWallTime(change.at, timeZone)
  const time =
    existing === change.at ? change.text : new Date(existing * 1000).toISOString().slice(11, 16)
  // a closing at midnight belongs to the day that ends: 'closes today at 24:00'
  const day = dayLabel(dayOf(open ? existing - 1 : existing), dayOf(wall))
  return { open, change: { time, day, inMinutes: Math.ceil((existing - wall) / 60) } }
}

export function dayLabel(day: number, today: number) {
  if (day === today) return 'today'
  return day === today + 1 ? 'tomorrow' : weekdayOf(dateOfDay(day))
}
