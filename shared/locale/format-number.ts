import { LOCALES, type LocaleCode } from './locales.ts'

/** Groups digits as the locale does, and keeps all decimals: 1150 is "1,150" in English and "1 150" in Finnish (with a non-breaking space). */
export function formatNumber(value: number, locale: LocaleCode): string {
  // fast path: a map draws many small counts in each frame
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  return value.toLocaleString(LOCALES[locale].iso, { maximumFractionDigits: 20 })
}
