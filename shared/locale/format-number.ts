import { LOCALES, type LocaleCode } from './locales.ts'

/**
 * Groups digits as the locale does, and keeps all decimals: 1150 is "1,150" in English and "1 150"
 * in Finnish (with a non-breaking space). Usual numbers need no Intl, whose first format takes a
 * phone a tenth of a second.
 */
export function formatNumber(value: number, locale: LocaleCode): string {
  const { iso, numberMarks } = LOCALES[locale]
  const [, whole, decimals] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
  if (whole === undefined) return value.toLocaleString(iso, { maximumFractionDigits: 20 })
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, numberMarks.group)
  return decimals === undefined ? grouped : grouped + numberMarks.decimal + decimals
}
