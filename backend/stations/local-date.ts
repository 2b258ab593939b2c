const DAY_MS = 86_400_000

/** yyyy-MM-dd on the calendar of the time zone. */
export function localDate(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)
}

/** Calendar arithmetic only: no clock, so no hour that is missing or there twice. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 0 Monday … 6 Sunday */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7
}

/** Mondays since 1970: weeks with different numbers are different weeks, over New Year too. */
export function weekNumber(date: string): number {
  return Math.floor((Date.parse(date) / DAY_MS + 3) / 7)
}
