import type { Station } from '#shared/contract/station.ts'
import { type Holiday, holidayOn } from '#shared/stations/hours/holidays.ts'
import { dateOfDay, dayNumber } from '#shared/time/dates.ts'
import { dayOf, localSeconds } from '#shared/time/local-moment.ts'
import { exceptionalRows, type OpeningRow, rowsOf } from '../hours/opening-hours.ts'
import { isMeal, type PagePart, partsWithHours } from '../hours/parts-with-hours.ts'

/** A day with exceptional hours. */
export interface SpecialDay {
  date: string
  /** by the calendar of the country */
  holiday: Holiday | undefined
  /** the part that varies most, which is the shop if there is one, and its hours on the day */
  part: PagePart
  row: OpeningRow
}

const ANNOUNCED_DAYS = 14

/**
 * The next day with exceptional hours, from 14 days before: a holiday of the eight days of §3, or a
 * later entry.
 */
export function announcedDay(station: Station, now: Date): SpecialDay | undefined {
  const { timeZone, address } = station
  const today = dayOf(localSeconds(now, timeZone))
  const [first, ...others] = partsWithHours(station).filter(
    ({ part, hours }) => !hours.aroundTheClock && !isMeal(part),
  )
  const shown = [first, ...others].find((each) => each?.part === 'shop') ?? first
  if (!shown) return undefined
  const coming = rowsOf(shown.hours, now, timeZone).filter(
    ({ date }) => date > dateOfDay(today) && holidayOn(date, address.country),
  )
  const later = exceptionalRows(shown.hours, now, timeZone).filter(
    ({ date }) => (dayNumber(date) ?? 0) <= today + ANNOUNCED_DAYS,
  )
  const [row] = [...coming, ...later]
  return (
    row && { date: row.date, holiday: holidayOn(row.date, address.country), part: shown.part, row }
  )
}
