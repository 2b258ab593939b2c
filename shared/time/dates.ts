// A day is yyyy-MM-dd and must exist in the calendar.
const DAY_MS = 86_400_000
const DATE = /^\d{4}-\d{2}-\d{2}$/

export function isDate(value: unknown): value is string {
  return dayNumber(value) !== undefined
}

/** Days since 1970-01-01. undefined unless `date` is yyyy-MM-dd and exists in the calendar. */
export function dayNumber(date: unknown): number | undefined {
  if (typeof date !== 'string' || !DATE.test(date)) return undefined
  const time = new Date(date)
  // Date reads February 30 as March 2
  return time.getUTCDate() === Number(date.slice(8)) ? time.getTime() / DAY_MS : undefined
}

export function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
