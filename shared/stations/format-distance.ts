import { LOCALES, type LocaleCode } from '../locale/locales.ts'

/** '350 m', '4,2 km' or '132 km', formatted for the locale. '' when `metres` is not a distance. */
export function formatDistance(metres: number, locale: LocaleCode): string {
  if (!Number.isFinite(metres) || metres < 0) return ''
  const tens = Math.round(metres / 10) * 10
  const [value, unit, maximumFractionDigits] = tens < 1000 ? [tens, 'meter', 0] : [metres / 1000, 'kilometer', metres < 10_000 ? 1 : 0]
  return value.toLocaleString(LOCALES[locale].iso, { style: 'unit', unit, maximumFractionDigits })
}

/** '0 km', '12 km' */
export function formatKilometres(kilometres: number, locale: LocaleCode): string {
  return kilometres.toLocaleString(LOCALES[locale].iso, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 })
}
