import type { StationSummary } from '#shared/contract/station.ts'
import { weekdayOf } from '#shared/time/local-moment.ts'
import type { TranslateIn } from '../../i18n/loaded-messages.ts'
import { openingRows } from './opening-hours.ts'

/** The weekdays with lunch: 'Mon–Fri', 'Mon, Wed'. '' when they are unknown. */
export function lunchDays(
  { lunchHours, timeZone }: Pick<StationSummary, 'lunchHours' | 'timeZone'>,
  now: Date,
  t: TranslateIn<'stations'>,
): string {
  const days = new Set(
    openingRows(lunchHours, now, timeZone).flatMap(({ date, kind }) =>
      kind === 'ranges' ? [weekdayOf(date)] : [],
    ),
  )
  const runs: (typeof WEEK)[number][][] = []
  for (const day of WEEK.filter((each) => days.has(each))) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const name = (day: (typeof WEEK)[number]) => t(`weekdaysShort.${day}`)
  return runs
    .flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)]
      if (first === undefined || last === undefined) return []
      return run.length > 2 ? [`${name(first)}–${name(last)}`] : run.map(name)
    })
    .join(', ')
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const
