// Days on the wire are yyyy-MM-dd, and only those that the calendar has; moments are ISO 8601.
import { readText } from './read-values.ts'

const DAY_MS = 86_400_000
const DATE = /^\d{4}-\d{2}-\d{2}$/

export function isDate(value: unknown): value is string {
  return dayNumber(value) !== undefined
}

/** Days since 1970-01-01 of a yyyy-MM-dd that is in the calendar. */
export function dayNumber(date: unknown): number | undefined {
  if (typeof date !== 'string' || !DATE.test(date)) return undefined
  const day = Date.parse(date) / DAY_MS
  // Date.parse takes February the 30th for March the 2nd
  return Number.isInteger(day) && dateOfDay(day) === date ? day : undefined
}

export function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** '' when there is none or it is no date. */
export function readMoment(value: unknown): string {
  const text = readText(value)
  return text !== undefined && !Number.isNaN(Date.parse(text)) ? text : ''
}
