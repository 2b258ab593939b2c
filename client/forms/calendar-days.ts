// Days as 'yyyy-MM-dd', calculated in UTC, which has no daylight saving time.
const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_PER_WEEK = 7
const SUNDAY = 6
/** a date field has years of four digits */
const FIRST = '0001-01-01'
const LAST = '9999-12-31'

export function addDays(day: string, count: number): string {
  return clamped(new Date(toDate(day).getTime() + count * DAY_MS))
}

/**
 * The same day in another month. In a shorter month it is the last day: 31 January plus one month
 * is 28 February.
 */
export function addMonths(day: string, count: number): string {
  const dayOfMonth = toDate(day).getUTCDate()
  const date = toDate(day)
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0) // the month's last day
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()))
  return clamped(date)
}

/** 0 is Monday */
export function weekday(day: string): number {
  return (toDate(day).getUTCDay() + SUNDAY) % DAYS_PER_WEEK
}

/** The weeks of the day's month, from Monday to Sunday, including days of the adjacent months. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const weeks: string[][] = []
  for (
    let monday = addDays(first, -weekday(first));
    monday.slice(0, 7) <= day.slice(0, 7);
    monday = addDays(monday, DAYS_PER_WEEK)
  ) {
    const start = monday
    weeks.push(Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(start, index)))
    if (start === addDays(start, DAYS_PER_WEEK)) break // the last supported day
  }
  return weeks
}

/** Today in the visitor's time zone. The locale sv-SE writes it as 'yyyy-MM-dd'. */
export function today(now: Date): string {
  return now.toLocaleDateString('sv-SE')
}

/**
 * Arrow keys move by days and weeks, Home and End within the week, PageUp and PageDown by months,
 * and with Shift by years.
 */
export function dayByKey(key: string, shift: boolean, day: string): string | undefined {
  const days: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -DAYS_PER_WEEK,
    ArrowDown: DAYS_PER_WEEK,
    Home: -weekday(day),
    End: SUNDAY - weekday(day),
  }
  if (key === 'PageUp' || key === 'PageDown')
    return addMonths(day, (key === 'PageUp' ? -1 : 1) * (shift ? 12 : 1))
  const count = days[key]
  return count === undefined ? undefined : addDays(day, count)
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

function clamped(date: Date): string {
  if (date.getUTCFullYear() < 1) return FIRST
  return date.getUTCFullYear() > 9999 ? LAST : date.toISOString().slice(0, FIRST.length)
}
