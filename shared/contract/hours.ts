// Opening hours as stations send them, in either shape of §3. A day without a list of hours, or with one malformed entry, is left out whole: a dash is honest, closed or half of the hours is not (§2.4).
import { isDate } from './dates.ts'
import { allOf, type ReadBy, someOf } from './read-shape.ts'
import { type JsonRecord, readRecord } from './read-values.ts'

const TIME = /^\d{2}:\d{2}(?::\d{2})?$/

/** A day (yyyy-MM-dd) and when it is open (HH:mm:ss, up to 24:00:00). */
export type DayHours = ReadBy<typeof readDays>[number]

export const readDays = someOf((day) => {
  const read = readDay(day)
  return read && { date: read.date, openHours: read.ranges.map(([startTime, endTime]) => ({ startTime, endTime })) }
})

export const readStoreDays = someOf((day) => {
  const read = readDay(day)
  return read && { date: read.date, hours: read.ranges.map(([opens, closes]) => ({ opens, closes })) }
})

/** Without ranges it is a closed day; undefined for one that cannot be read. */
function readDay(value: unknown): { date: string; ranges: Range[] } | undefined {
  const raw = readRecord(value)
  const [date, ranges] = [raw?.['date'], readRanges(raw)]
  return isDate(date) && ranges ? { date, ranges } : undefined
}

type Range = [start: string, end: string]

/** undefined where one is malformed. */
export function readRanges(day: JsonRecord | undefined): Range[] | undefined {
  const entries = day?.['openHours'] ?? day?.['hours']
  return Array.isArray(entries) ? readEntries(entries) : undefined
}

const readEntries = allOf((entry): Range | undefined => {
  const hours = readRecord(entry)
  const [start, end] = [hours?.['startTime'] ?? hours?.['opens'], hours?.['endTime'] ?? hours?.['closes']]
  return isTime(start) && isTime(end) ? [start, end] : undefined
})

function isTime(value: unknown): value is string {
  return typeof value === 'string' && TIME.test(value)
}
