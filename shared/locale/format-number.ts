import { LOCALES, type LocaleCode } from './locales.ts'

/** A number as the locale groups its digits: 1150 is "1,150" in English and "1 150" in Finnish, with a space that does not break. All of its decimals. */
export function formatNumber(value: number, locale: LocaleCode): string {
  // no formatter is built for small counts, of which a map draws many with each frame
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  return value.toLocaleString(LOCALES[locale].iso, { maximumFractionDigits: 20 })
}
