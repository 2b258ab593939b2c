// The opening hours of §2.4 and §3. `days` is unknown data of the station: a list of day entries in either shape, or the store's own record
// `{ store24h, storeOpeningHours }`. All results are in the station's time zone; an unknown time zone becomes that of the default country.
import { dateOfDay } from '#shared/time/dates.ts'
import { dayOf, localSeconds } from '#shared/time/local-moment.ts'
import { dayLabel, type DayLabel } from '#shared/stations/hours/open-status.ts'
import { isWholeDay, type OpeningHours, type OpeningRange, readOpeningHours } from '#shared/stations/hours/read-opening-hours.ts'

interface DayText {
  /** 'none' is the dash of a malformed entry */
  kind: 'open24h' | 'ranges' | 'closed' | 'none'
  /** '06:00 - 10:00, 14:00 - 22:00' for ranges, else '' */
  text: string
  /** '01–05': the time in which the station is closed, on a day that begins and ends open */
  closed?: string
}

export type TodaysHours = { kind: 'open24h' } | { kind: 'ranges'; text: string } | { kind: 'closed' } | { kind: 'none' }

export interface OpeningRow extends DayText {
  date: string
  label: DayLabel
}

const DAY_SECONDS = 86_400
/** two weeks: enough for a table, while a station may have entries for years */
const MOST_ROWS = 14

/** 'none' is the dash: no entry for today, or a malformed one. An entry without hours is a closed day. */
export function todaysHours(days: unknown, now: Date, timeZone: string): TodaysHours {
  return hoursOn(dayOf(localSeconds(now, timeZone)), readOpeningHours(days))
}

/** Drops rows before yesterday. Today has a row even if its hours are missing. Without `now` there is no today, and each day has a row. */
export function openingRows(days: unknown, now: Date | undefined, timeZone: string): OpeningRow[] {
  const hours = readOpeningHours(days)
  const today = now ? dayOf(localSeconds(now, timeZone)) : -Infinity
  const rows = hours.days.filter(({ day }) => day >= today - 1 && day !== today)
  // a store that is open around the clock may have no day entries: one text is enough
  const hasToday = now && (hours.days.length > 0 || !hours.aroundTheClock)
  return [...rows, ...(hasToday ? [{ day: today, ranges: undefined }] : [])]
    .toSorted((one, other) => one.day - other.day)
    .slice(0, MOST_ROWS)
    .map(({ day, ranges }) => ({
      date: dateOfDay(day),
      label: dayLabel(day, today),
      ...(day === today ? { text: '', ...hoursOn(today, hours) } : rowHours(ranges)),
    }))
}

export function isOpenAroundTheClock(days: unknown): boolean {
  return readOpeningHours(days).aroundTheClock
}

function hoursOn(today: number, { aroundTheClock, days }: OpeningHours): TodaysHours {
  if (aroundTheClock) return { kind: 'open24h' }
  const ranges = days.find(({ day }) => day === today)?.ranges
  if (ranges === undefined) return { kind: 'none' }
  return ranges.length === 0 ? { kind: 'closed' } : { kind: 'ranges', text: textOf(ranges) }
}

function rowHours(ranges: OpeningRange[] | undefined): DayText {
  if (ranges === undefined) return { kind: 'none', text: '' }
  if (ranges.length === 0) return { kind: 'closed', text: '' }
  return isWholeDay(ranges) ? { kind: 'open24h', text: '' } : rangesOf(ranges)
}

function textOf(ranges: OpeningRange[]): string {
  return ranges.map(({ start, end }) => `${start} - ${end}`).join(', ')
}

function rangesOf(ranges: OpeningRange[]): DayText & { kind: 'ranges' } {
  const closed = closedTimes(ranges)
  return { kind: 'ranges', text: textOf(ranges), ...(closed && { closed }) }
}

function closedTimes(ranges: OpeningRange[]): string {
  const isOpenAtBothEnds = ranges[0]?.from === 0 && (ranges.at(-1)?.to ?? 0) >= DAY_SECONDS
  if (!isOpenAtBothEnds) return ''
  const gaps = ranges.flatMap(({ end, to }, index) => {
    const next = ranges[index + 1]
    return next && next.from > to ? [`${end}–${next.start}`] : []
  })
  // whole hours: '01–05'
  return gaps.map((gap) => (/^\d\d:00–\d\d:00$/.test(gap) ? gap.replaceAll(':00', '') : gap)).join(', ')
}
