import { isDate } from '../contract/dates.ts'

const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/
/** day, month, year: the order of all four locales */
const DAY_FIRST = /^(?<day>\d{1,2})\s?[.,/-]\s?(?<month>\d{1,2})\s?[.,/-]\s?(?<year>\d{4})$/

/** Reads '31.12.2026', '31,12,2026' (some phone keyboards have no dot), '31/12/2026' or '2026-12-31' as 'yyyy-MM-dd'. undefined for any other text. */
export function readDate(text: string): string | undefined {
  const { year = '', month = '', day = '' } = (ISO.exec(text.trim()) ?? DAY_FIRST.exec(text.trim()))?.groups ?? {}
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) && year !== '0000' ? date : undefined
}
