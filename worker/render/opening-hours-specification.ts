import { dateOfDay } from '#shared/contract/dates.ts'
import { type OpeningRange, readOpeningHours } from '#shared/stations/read-opening-hours.ts'

interface OpeningHoursSpecification {
  '@type': 'OpeningHoursSpecification'
  opens: string
  closes: string
  dayOfWeek?: string[]
  validFrom?: string
  validThrough?: string
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** how schema.org's readers write a closed day, and the whole of one: no time of theirs is 24:00 */
const CLOSED = [{ start: '00:00', end: '00:00' }]
const DAY_END = '23:59'

/** schema.org's opening hours from either shape of §3: a range an entry, on its own date. A day that cannot be read is left out. */
export function openingHoursSpecification(hours: unknown): OpeningHoursSpecification[] {
  const { aroundTheClock, days } = readOpeningHours(hours)
  if (aroundTheClock) return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: WEEKDAYS, opens: '00:00', closes: DAY_END }]
  return days.flatMap(({ day, ranges }) => (ranges === undefined ? [] : onDate(dateOfDay(day), ranges)))
}

function onDate(date: string, ranges: Pick<OpeningRange, 'start' | 'end'>[]): OpeningHoursSpecification[] {
  return (ranges.length === 0 ? CLOSED : ranges).map(({ start, end }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: start,
    closes: end === '24:00' ? DAY_END : end,
    validFrom: date,
    validThrough: date,
  }))
}
