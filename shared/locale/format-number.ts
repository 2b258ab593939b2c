import { LOCALES, type LocaleCode } from './locales.ts'

const MOST_DECIMALS = 20
const GROUPED_FROM = 1000

// making a format costs more than using it a thousand times
const formats = new Map<LocaleCode, Intl.NumberFormat>()

/** A number as the locale groups its digits: 1150 is "1,150" in English and "1 150" in Finnish, with a space that does not break. All of its decimals. */
export function formatNumber(value: number, locale: LocaleCode): string {
  // most are small counts, some of them drawn with each frame of a map
  if (Number.isInteger(value) && value >= 0 && value < GROUPED_FROM) return String(value)
  const format = formats.get(locale) ?? new Intl.NumberFormat(LOCALES[locale].iso, { maximumFractionDigits: MOST_DECIMALS })
  formats.set(locale, format)
  return format.format(value)
}
