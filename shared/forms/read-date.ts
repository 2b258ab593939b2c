import { isDate } from '../time/dates.ts'

const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/
/** day, month, year: the order of all four locales */
const DAY_FIRST =
  /^(?<day>\d{1,2})(?:\s?[.,/-]\s?|\s)(?<month>\d{1,2})(?:\s?[.,/-]\s?|\s)(?<year>\d{4})$/
/** '24112026'; a number that is no such date may be '20261124' */
const DIGITS_DAY_FIRST = /^(?<day>\d{2})(?<month>0\d|1[0-2])(?<year>(?:19|20)\d{2})$/
const DIGITS_YEAR_FIRST = /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/
const FORMS = [ISO, DAY_FIRST, DIGITS_DAY_FIRST, DIGITS_YEAR_FIRST]

/**
 * Reads '31.12.2026', '31,12,2026' (some phone keyboards have no dot), '31/12/2026', '31122026' or
 * '2026-12-31' as 'yyyy-MM-dd'. undefined for any other text.
 */
export function readDate(text: string): string | undefined {
  const written = text.trim()
  const {
    year = '',
    month = '',
    day = '',
  } = FORMS.map((form) => form.exec(written)?.groups).find((found) => found !== undefined) ?? {}
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) && year !== '0000' ? date : undefined
}
