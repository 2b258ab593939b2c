const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
/** the day first, as in all four locales */
const DAY_FIRST = /^(\d{1,2})\s?[.,/-]\s?(\d{1,2})\s?[.,/-]\s?(\d{4})$/

/** A day as people type it, '31.12.2026', '31,12,2026' (a phone has no other key), '31/12/2026', '2026-12-31', as 'yyyy-MM-dd'. undefined for what is no day of the calendar. */
export function readDate(text: string): string | undefined {
  const [, year, month, day] = ISO.exec(text.trim()) ?? reversed(DAY_FIRST.exec(text.trim()))
  if (year === undefined || month === undefined || day === undefined) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(Number(year), Number(month), Number(day)) ? date : undefined
}

function reversed(match: RegExpExecArray | null): (string | undefined)[] {
  return match ? [undefined, match[3], match[2], match[1]] : []
}

function isDay(year: number, month: number, day: number): boolean {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return year > 0 && day >= 1 && day <= days
}
