import type { DayHours } from '#shared/contract/stations.ts'
import type { WeeklyHours } from './weekly-hours.ts'

const DAY_MS = 86_400_000
/** §3: a station is open around the clock when all 8 day entries say so: yesterday, whose night may reach into today, to six days ahead. */
const DAYS = 8

/** The hours' day entries as seen on the station's own calendar. */
export function openingDays(hours: WeeklyHours, now: Date, timeZone: string): DayHours[] {
  const today = Date.parse(localDate(now, timeZone))
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(today + (index - 1) * DAY_MS)
    const [startTime, endTime] = hoursOf(hours, day.getUTCDay())
    return { date: day.toISOString().slice(0, 10), openHours: [{ startTime, endTime }] }
  })
}

function hoursOf(hours: WeeklyHours, weekday: number): readonly [string, string] {
  if (hours === 'always') return ['00:00:00', '24:00:00']
  return weekday === 0 || weekday === 6 ? hours.weekend : hours.workdays
}

/** yyyy-MM-dd */
function localDate(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)
}
