import type { Holiday } from '#shared/stations/hours/holidays.ts'
import type { Ranges, Week } from './stored-station.ts'

/** Days on which shops close early. */
const SHORT_DAYS: readonly Holiday[] = [
  'easterEve',
  'mayDayEve',
  'midsummerEve',
  'christmasEve',
  'newYearsEve',
]
const SHORT_DAY_END = '15:00'
/** Days on which they are closed. */
const CLOSED_DAYS: readonly Holiday[] = ['midsummer', 'christmas']
const SUNDAY = 6

/**
 * The hours on a holiday: a Saturday until 15:00, closed, or those of a Sunday. undefined on other
 * days, and at a station that never closes. No meals are served.
 */
export function holidayHours(
  week: Week,
  holiday: Holiday | undefined,
  isMeal: boolean,
): Ranges | undefined {
  if (holiday === undefined || week === 'always') return undefined
  if (isMeal || CLOSED_DAYS.includes(holiday)) return []
  if (!SHORT_DAYS.includes(holiday)) return week[SUNDAY] ?? []
  return (week[SUNDAY - 1] ?? [])
    .filter(([from]) => from < SHORT_DAY_END)
    .map(([from, to]) => [from, to < from || to > SHORT_DAY_END ? SHORT_DAY_END : to])
}
