// Days as 'yyyy-MM-dd', reckoned in UTC: no clock changes there.
const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_PER_WEEK = 7
/** the years a date field knows: four digits */
const FIRST = '0001-01-01'
const LAST = '9999-12-31'

export function addDays(day: string, count: number): string {
  return within(new Date(toDate(day).getTime() + count * DAY_MS))
}

/** The same day of another month, or its last: one month after 31 January is 28 February. */
export function addMonths(day: string, count: number): string {
  const date = toDate(day)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count)
  const lastDay = new Date(date)
  lastDay.setUTCMonth(date.getUTCMonth() + 1, 0)
  date.setUTCDate(Math.min(wanted, lastDay.getUTCDate()))
  return within(date)
}

/** 0 is Monday */
export function weekday(day: string): number {
  return (toDate(day).getUTCDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK
}

/** The weeks a month touches, from Monday to Sunday, the neighbours' days among them. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const weeks: string[][] = []
  for (let monday = addDays(first, -weekday(first)); monday.slice(0, 7) <= day.slice(0, 7); monday = addDays(monday, DAYS_PER_WEEK)) {
    const start = monday
    weeks.push(Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(start, index)))
    if (start === addDays(start, DAYS_PER_WEEK)) break // the end of the calendar
  }
  return weeks
}

/** The visitor's own day of the moment. */
export function today(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${year}-${month}-${day}`
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

function within(date: Date): string {
  const day = date.toISOString()
  if (date.getUTCFullYear() < 1) return FIRST
  return date.getUTCFullYear() > 9999 ? LAST : day.slice(0, FIRST.length)
}
