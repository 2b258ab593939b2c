import { dateOfDay } from '../contract/dates.ts'
import { dayOf } from './local-moment.ts'
import { DAYS_AHEAD } from './read-opening-hours.ts'

/** The first and last day with opening hours, yyyy-MM-dd in UTC. So until two or three hours after local midnight, the first day is yesterday. */
export function openAtDays(now: Date): { first: string; last: string } {
  const today = dayOf(now.getTime() / 1000)
  return { first: dateOfDay(today), last: dateOfDay(today + DAYS_AHEAD) }
}

/** 'yyyy-MM-ddTHH:mm' as local seconds (local-moment.ts). undefined for a day without opening hours (openAtDays). */
export function wallTime(openAt: string, now: Date): number | undefined {
  const { first, last } = openAtDays(now)
  const date = openAt.slice(0, 10)
  return date >= first && date <= last ? Date.parse(`${openAt}Z`) / 1000 : undefined
}
