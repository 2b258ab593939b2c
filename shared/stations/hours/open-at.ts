import type { StationSummary } from '../../contract/station.ts'
import { dateOfDay } from '../../time/dates.ts'
import { dayOf } from '../../time/local-moment.ts'
import { canRefuel } from './part-status.ts'
import { DAYS_AHEAD } from './read-opening-hours.ts'

/** The days (yyyy-MM-dd) whose opening hours are known. */
export interface OpenDays {
  /** in UTC: until two or three hours after local midnight it is yesterday */
  first: string
  last: string
  /** after `last`: days with exceptional hours */
  later: string[]
}

const DAY_SECONDS = 86_400
const WEEK_DAYS = 7

/** `dates` are those of the stations' day entries. */
export function openDays(now: Date, dates: readonly string[]): OpenDays {
  const today = dayOf(now.getTime() / 1000)
  const last = dateOfDay(today + DAYS_AHEAD)
  return { first: dateOfDay(today), last, later: dates.filter((date) => date > last) }
}

export function isKnownDay(openAt: string, { first, last, later }: OpenDays): boolean {
  const date = openAt.slice(0, 10)
  return (date >= first && date <= last) || later.includes(date)
}

/**
 * Whether one can refuel or charge at 'yyyy-MM-ddTHH:mm' on the station's clock. A later day
 * without an entry is like the same weekday.
 */
export function canRefuelAt(station: StationSummary, openAt: string, { last }: OpenDays): boolean {
  const date = openAt.slice(0, 10)
  const wall = Date.parse(`${openAt}Z`) / 1000
  const isOrdinary = date > last && !station.openingHours.some((day) => day.date === date)
  if (!isOrdinary) return canRefuel(station, wall)
  const weeks = Math.ceil((Date.parse(date) - Date.parse(last)) / 1000 / DAY_SECONDS / WEEK_DAYS)
  return canRefuel(station, wall - weeks * WEEK_DAYS * DAY_SECONDS)
}
