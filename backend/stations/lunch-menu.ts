import type { Station } from '#shared/contract/station.ts'
import { addDays, weekdayOf, weekNumber } from './local-date.ts'
import type { Week } from './station-hours.ts'
import type { StoredLunch } from './stored-station.ts'

const WEEK = 7

/** This week's lunch list: the kitchen's dishes take turns on the days lunch is served. `today`: yyyy-MM-dd */
export function lunchMenu({ dishes, perDay }: StoredLunch, served: Week, today: string): NonNullable<Station['lunchMenu']> {
  const monday = addDays(today, -weekdayOf(today))
  const days = Array.from({ length: WEEK }, (_, weekday) => addDays(monday, weekday))
  return days
    .filter((date) => served === 'always' || (served[weekdayOf(date)]?.length ?? 0) > 0)
    .map((date) => {
      const first = weekNumber(date) * WEEK + weekdayOf(date) * perDay
      const numbers = Array.from({ length: perDay }, (_, index) => (first + index) % dishes.length)
      return { date, dishes: dishes.filter((_dish, index) => numbers.includes(index)) }
    })
}
