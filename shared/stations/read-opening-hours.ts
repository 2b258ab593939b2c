import { dayNumber } from '../contract/dates.ts'
import { type DayHours, readDay } from '../contract/hours.ts'
import type { Station } from '../contract/station.ts'
import { readList, readRecord } from '../contract/read-values.ts'

export interface OpeningHours {
  /** §3: all 8 day entries run 00:00:00 to 24:00:00, or the store says so itself */
  aroundTheClock: boolean
  /** by date, one per date */
  days: OpeningDay[]
}

export interface OpeningDay {
  /** days since 1970-01-01 */
  day: number
  /** by start; [] on a closed day; undefined when malformed */
  ranges: OpeningRange[] | undefined
}

export interface OpeningRange {
  /** HH:mm, as written */
  start: string
  end: string
  /** seconds from the day's start; `to` is beyond 24 hours for a range over midnight */
  from: number
  to: number
}

const DAY_ENTRIES = 8 // §3
const DAY_SECONDS = 86_400

/**
 * Both shapes of §3: day entries with openHours, or with hours as the store has them; also the store's record `{ store24h, storeOpeningHours }`.
 * Anything else has no days. Entries of one date are joined.
 */
export function readOpeningHours(value: unknown): OpeningHours {
  const store = readRecord(value)
  const days = readOpeningDays(store === undefined ? value : store['storeOpeningHours'])
  return { aroundTheClock: store?.['store24h'] === true || runsAroundTheClock(days), days }
}

type StoreHours = Pick<Station, 'openingHours' | 'store24h' | 'storeOpeningHours'>

/** What the opening-hours rules read of a station: its own day entries, and the store's where it has none (§3). */
export function stationHours({ openingHours, store24h, storeOpeningHours }: StoreHours): unknown {
  return openingHours.length > 0 ? openingHours : { store24h, storeOpeningHours }
}

const weeks = new WeakMap<readonly DayHours[], OpeningHours>()

/** The same for many stations, of which those with one week share its list (read-stations.ts): each is read once. */
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
  return days.length >= DAY_ENTRIES && days.every(({ ranges }) => isWholeDay(ranges))
}

function readOpeningDays(value: unknown): OpeningDay[] {
  const days = new Map<number, OpeningDay>()
  for (const item of readList(value)) {
    const day = dayNumber(readRecord(item)?.['date'])
    if (day === undefined) continue
    const [ranges, known] = [readDay(item)?.openHours.map(readRange), days.get(day)]
    days.set(day, { day, ranges: joined(known ? known.ranges && ranges && [...known.ranges, ...ranges] : ranges) })
  }
  return [...days.values()].toSorted((a, b) => a.day - b.day)
}

function readRange({ startTime, endTime }: DayHours['openHours'][number]): OpeningRange | undefined {
  const [from, to] = [readTime(startTime), readTime(endTime)]
  // equal times could be meant as a closed day or as a whole one, and nothing begins when the day is over
  if (from === undefined || to === undefined || from.seconds === to.seconds || from.seconds === DAY_SECONDS) return undefined
  const overMidnight = to.seconds < from.seconds ? DAY_SECONDS : 0
  return { start: from.text, end: to.text, from: from.seconds, to: to.seconds + overMidnight }
}

/** HH:mm:ss or HH:mm, up to 24:00:00. */
function readTime(time: string): { text: string; seconds: number } | undefined {
  const [hour, minute, second = '0'] = time.split(':')
  if (hour === undefined || minute === undefined || Number(minute) > 59 || Number(second) > 59) return undefined
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second)
  return seconds > DAY_SECONDS ? undefined : { text: `${hour}:${minute}`, seconds }
}

/** By start, each once; undefined when one is malformed. */
function joined(ranges: (OpeningRange | undefined)[] | undefined): OpeningRange[] | undefined {
  if (!ranges?.every((range) => range !== undefined)) return undefined
  const sorted = ranges.toSorted((a, b) => a.from - b.from || a.to - b.to)
  return sorted.filter(({ from, to }, index) => from !== sorted[index - 1]?.from || to !== sorted[index - 1]?.to)
}
