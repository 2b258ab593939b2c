import { dateOfDay } from '../contract/dates.ts'
import { dayOf } from './local-moment.ts'

/** Stations give the hours of today and of six days after it (§3: 8 day entries from yesterday). */
const DAYS_AHEAD = 6

/** The first and the last day, yyyy-MM-dd, that a visitor can ask opening hours of. By universal time: two hours into the night it may still be yesterday. */
export function openAtDays(now: Date): { first: string; last: string } {
  const today = dayOf(now.getTime() / 1000)
  return { first: dateOfDay(today), last: dateOfDay(today + DAYS_AHEAD) }
}

/** 'yyyy-MM-ddTHH:mm' as wall-clock seconds of whichever station; undefined for a day whose hours nobody knows. */
export function wallTime(openAt: string, now: Date): number | undefined {
  const { first, last } = openAtDays(now)
  const date = openAt.slice(0, 10)
  return date >= first && date <= last ? Date.parse(`${openAt}Z`) / 1000 : undefined
}
