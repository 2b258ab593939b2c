// Opening hours as stations send them, in either shape of §3. A day without a list of hours, or with one malformed entry, is left out whole: a dash is honest, closed or half of the hours is not (§2.4).
import { isDate } from './dates.ts'
import { readList, readRecord, readSomeItems } from './read-values.ts'

const TIME = /^\d{2}:\d{2}(?::\d{2})?$/

/** A day (yyyy-MM-dd) and when it is open (HH:mm:ss, up to 24:00:00). */
export type DayHours = NonNullable<ReturnType<typeof readDays>>[number]

export function readDays(value: unknown) {
  return readSomeItems(value, (day) => {
    const read = readDay(day)
    return read && { date: read.date, openHours: read.ranges.map(([startTime, endTime]) => ({ startTime, endTime })) }
  })
}

export function readStoreDays(value: unknown) {
  return readSomeItems(value, (day) => {
    const read = readDay(day)
    return read && { date: read.date, hours: read.ranges.map(([opens, closes]) => ({ opens, closes })) }
  })
}

/** Without ranges it is a closed day; undefined for one that cannot be read. */
function readDay(value: unknown): { date: string; ranges: [string, string][] } | undefined {
  const raw = readRecord(value)
  const date = raw?.['date']
  const entries = raw?.['openHours'] ?? raw?.['hours']
  if (!isDate(date) || !Array.isArray(entries)) return undefined
  const ranges: [string, string][] = []
  for (const entry of readList(entries)) {
    const hours = readRecord(entry)
    const start = hours?.['startTime'] ?? hours?.['opens']
    const end = hours?.['endTime'] ?? hours?.['closes']
    if (!isTime(start) || !isTime(end)) return undefined
    ranges.push([start, end])
  }
  return { date, ranges }
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && TIME.test(value)
}
