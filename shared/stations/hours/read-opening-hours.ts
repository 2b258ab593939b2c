import { type DayHours, readDay } from '../../contract/hours.ts'
import { readList, readRecord } from '../../contract/read-values.ts'
import type { Station } from '../../contract/station.ts'
import { dayNumber } from '../../time/dates.ts'

export interface OpeningHours {
  /**
   * §3: all 8 day entries are 00:00:00 to 24:00:00, or store24h is true. Later entries are
   * exceptions.
   */
  aroundTheClock: boolean
  /** sorted, one entry per date */
  days: OpeningDay[]
}

export interface OpeningDay {
  /** days since 1970-01-01 */
  day: number
  /** sorted by start; [] on a closed day; undefined when malformed */
  ranges: OpeningRange[] | undefined
}

export interface OpeningRange {
  /** HH:mm, as written */
  start: string
  end: string
  /** seconds from the start of the day; `to` is larger than 24 hours in a range over midnight */
  from: number
  to: number
}

const DAY_ENTRIES = 8 // §3
/**
 * The last of the eight day entries of §3: they begin with yesterday. Later entries are days with
 * exceptional hours.
 */
export const DAYS_AHEAD = 6
const DAY_SECONDS = 86_400

/**
 * Reads both shapes of §3 (day entries with openHours or with hours), and the record `{ store24h,
 * storeOpeningHours }`. Any other value has no days. Entries of the same date are joined.
 */
export function readOpeningHours(value: unknown): OpeningHours {
  const store = readRecord(value)
  const days = readOpeningDays(store === undefined ? value : store['storeOpeningHours'])
  // before untilMidnight: a day to 23:59 is no part of §3's rule
  const aroundTheClock = store?.['store24h'] === true || runsAroundTheClock(days)
  return {
    aroundTheClock,
    days: days.map(({ day, ranges }) => ({ day, ranges: ranges?.map(untilMidnight) })),
  }
}

type StoreHours = Pick<Station, 'openingHours' | 'store24h' | 'storeOpeningHours'>

/**
 * The input of the opening-hours rules: the station's day entries, or those of the store if it has
 * none (§3).
 */
export function stationHours({ openingHours, store24h, storeOpeningHours }: StoreHours): unknown {
  return openingHours.length > 0 ? openingHours : { store24h, storeOpeningHours }
}

const weeks = new WeakMap<readonly DayHours[], OpeningHours>()

/** readOpeningHours with a cache: stations with equal weeks share one list (read-stations.ts). */
export function weekHours(openingHours: readonly DayHours[]): OpeningHours {
  const known = weeks.get(openingHours)
  if (known) return known
  const hours = readOpeningHours(openingHours)
  weeks.set(openingHours, hours)
  return hours
}

export function isWholeDay(ranges: readonly OpeningRange[] | undefined): boolean {
  return ranges?.length === 1 && ranges[0]?.from === 0 && ranges[0].to === DAY_SECONDS
}

function runsAroundTheClock(days: OpeningDay[]): boolean {
  return (
    days.length >= DAY_ENTRIES &&
    days.slice(0, DAY_ENTRIES).every(({ ranges }) => isWholeDay(ranges))
  )
}

/** Many systems cannot write 24:00, so a range to 23:59 or 23:59:59 ends at midnight. */
function untilMidnight(range: OpeningRange): OpeningRange {
  return range.end === '23:59' && range.to < DAY_SECONDS
    ? { ...range, end: '24:00', to: DAY_SECONDS }
    : range
}

function readOpeningDays(value: unknown): OpeningDay[] {
  const days = new Map<number, OpeningDay>()
  for (const item of readList(value)) {
    const day = dayNumber(readRecord(item)?.['date'])
    if (day === undefined) continue
    const [ranges, known] = [readDay(item)?.openHours.map(readRange), days.get(day)]
    days.set(day, {
      day,
      ranges: joined(known ? known.ranges && ranges && [...known.ranges, ...ranges] : ranges),
    })
  }
  return [...days.values()].toSorted((a, b) => a.day - b.day)
}

function readRange({
  startTime,
  endTime,
}: DayHours['openHours'][number]): OpeningRange | undefined {
  const [from, to] = [readTime(startTime), readTime(endTime)]
  // malformed: equal times could mean a closed or a whole day, and no range starts at 24:00
  if (
    from === undefined ||
    to === undefined ||
    from.seconds === to.seconds ||
    from.seconds === DAY_SECONDS
  )
    return undefined
  const overMidnight = to.seconds < from.seconds ? DAY_SECONDS : 0
  return { start: from.text, end: to.text, from: from.seconds, to: to.seconds + overMidnight }
}

/** Reads HH:mm:ss or HH:mm, up to 24:00:00. */
function readTime(time: string): { text: string; seconds: number } | undefined {
  const [hour, minute, second = '0'] = time.split(':')
  if (hour === undefined || minute === undefined || Number(minute) > 59 || Number(second) > 59)
    return undefined
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second)
  return seconds > DAY_SECONDS ? undefined : { text: `${hour}:${minute}`, seconds }
}

/** Sorted by start and without duplicates. undefined when a range is malformed. */
function joined(ranges: (OpeningRange | undefined)[] | undefined): OpeningRange[] | undefined {
  if (!ranges?.every((range) => range !== undefined)) return undefined
  const sorted = ranges.toSorted((a, b) => a.from - b.from || a.to - b.to)
  return sorted.filter(
    ({ from, to }, index) => from !== sorted[index - 1]?.from || to !== sorted[index - 1]?.to,
  )
}
