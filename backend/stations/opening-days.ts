import type { DayHours } from '#shared/contract/hours.ts'
import { addDays, weekdayOf } from './local-date.ts'
import type { Week } from './station-hours.ts'

/** §3: a station is open around the clock when all 8 day entries say so: from yesterday, whose night may reach into today, to six days ahead. */
const DAYS = 8

/** The hours' day entries. `today` is the station's own: yyyy-MM-dd */
export function openingDays(week: Week, today: string): DayHours[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(today, index - 1)
    const ranges = week === 'always' ? [['00:00', '24:00'] as const] : (week[weekdayOf(date)] ?? [])
    return { date, openHours: ranges.map(([from, to]) => ({ startTime: `${from}:00`, endTime: `${to}:00` })) }
  })
}
