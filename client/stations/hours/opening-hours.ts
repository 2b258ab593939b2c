// The opening hours of §2.4 and §3. `days` is unknown data of the station: a list of day entries in
// either shape, or the store's own record `{ store24h, storeOpeningHours }`. All results are in the
// station's time zone; an unknown time zone becomes that of the default country.

import { dayLabel, type DayLabel } from '#shared/stations/hours/open-status.ts'
import {
  DAYS_AHEAD,
  isWholeDay,
  type OpeningDay,
  type OpeningHours,
  type OpeningRange,
  readOpeningHours,
} from '#shared/stations/hours/read-opening-hours.ts'
import { dateOfDay } from '#shared/time/dates.ts'
import { dayOf, localSeconds } from '#shared/time/local-moment.ts'

interface DayText {
  /** 'none' is the dash of a malformed entry */
  kind: 'open24h' | 'ranges' | 'closed' | 'none'
  /** '06:00 - 10:00, 14:00 - 22:00' for ranges, else '' */
  text: string
}

export type TodaysHours =
  | { kind: 'open24h' }
  | { kind: 'ranges'; text: string }
  | { kind: 'closed' }
  | { kind: 'none' }

export interface OpeningRow extends DayText {
  date: string
  label: DayLabel
}

const DAY_SECONDS = 86_400

/**
 * The eight days of §3, without rows before yesterday. Today has a row even if its hours are
 * missing.
 */
export function openingRows(days: unknown, now: Date, timeZone: string): OpeningRow[] {
  return rowsOf(readOpeningHours(days), now, timeZone)
}

/** openingRows of hours that are read. */
export function rowsOf(hours: OpeningHours, now: Date, timeZone: string): OpeningRow[] {
  const today = dayOf(localSeconds(now, timeZone))
  const days = withWholeNights(hours.days).filter(
    ({ day }) => day >= today - 1 && day <= today + DAYS_AHEAD,
  )
  const hasToday = days.some(({ day }) => day === today)
  // a store that is open around the clock may have no day entries: one text is enough
  const isMissing = !hasToday && (hours.days.length > 0 || !hours.aroundTheClock)
  return [...days, ...(isMissing ? [{ day: today, ranges: undefined }] : [])]
    .toSorted((one, other) => one.day - other.day)
    .map(({ day, ranges }) => ({
      date: dateOfDay(day),
      label: dayLabel(day, today),
      ...rowHours(ranges),
    }))
}

/** The entries after the eight days of §3: days with exceptional hours. */
export function exceptionalRows({ days }: OpeningHours, now: Date, timeZone: string): OpeningRow[] {
  const today = dayOf(localSeconds(now, timeZone))
  return withWholeNights(days)
    .filter(({ day }) => day > today + DAYS_AHEAD)
    .map(({ day, ranges }) => ({
      date: dateOfDay(day),
      label: dayLabel(day, today),
      ...rowHours(ranges),
    }))
}

/**
 * The hours of a day, of hours that are read. 'none' is the dash: no entry for it, or a malformed
 * one. An entry without hours is a closed day.
 */
export function hoursOn(today: number, { aroundTheClock, days }: OpeningHours): TodaysHours {
  if (aroundTheClock) return { kind: 'open24h' }
  const ranges = days.find(({ day }) => day === today)?.ranges
  if (ranges === undefined) return { kind: 'none' }
  return ranges.length === 0 ? { kind: 'closed' } : { kind: 'ranges', text: textOf(ranges) }
}

/**
 * A night is one range of the day on which it begins: '05:00 - 24:00' and '00:00 - 01:00' of the
 * next day are '05:00 - 01:00'.
 */
function withWholeNights(days: readonly OpeningDay[]): OpeningDay[] {
  return days.map((entry) => {
    const { day, ranges } = entry
    const own = ranges && (endOfNight(days, day) ? ranges.slice(1) : ranges)
    const [night, last] = [endOfNight(days, day + 1), own?.at(-1)]
    if (!own || !last || last.to !== DAY_SECONDS || !night) return { day, ranges: own }
    return {
      day,
      ranges: [...own.slice(0, -1), { ...last, end: night.end, to: last.to + night.to }],
    }
  })
}

/**
 * The range from midnight that belongs to the evening before. Of the first day, whose evening
 * before is unknown, only with other ranges.
 */
function endOfNight(days: readonly OpeningDay[], day: number): OpeningRange | undefined {
  const [first, ...more] = rangesOn(days, day) ?? []
  if (first?.from !== 0 || first.to > DAY_SECONDS / 2) return undefined
  const evening = rangesOn(days, day - 1)
  if (evening === undefined) return more.length > 0 ? first : undefined
  const last = evening.at(-1)
  // a day around the clock has no evening
  return last?.to === DAY_SECONDS && last.from > 0 ? first : undefined
}

function rangesOn(days: readonly OpeningDay[], day: number): readonly OpeningRange[] | undefined {
  return days.find((each) => each.day === day)?.ranges
}

function rowHours(ranges: OpeningRange[] | undefined): DayText {
  if (ranges === undefined) return { kind: 'none', text: '' }
  if (ranges.length === 0) return { kind: 'closed', text: '' }
  return isWholeDay(ranges)
    ? { kind: 'open24h', text: '' }
    : { kind: 'ranges', text: textOf(ranges) }
}

function textOf(ranges: OpeningRange[]): string {
  return ranges.map(({ start, end }) => `${start} - ${end}`).join(', ')
}
