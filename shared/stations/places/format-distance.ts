import { formatNumber } from '../../locale/format-number.ts'
import type { LocaleCode } from '../../locale/locales.ts'

/**
 * '350 m', '4,2 km' or '132 km', formatted for the locale, with a non-breaking space. '' when
 * `metres` is not a distance.
 */
export function formatDistance(metres: number, locale: LocaleCode): string {
  if (!Number.isFinite(metres) || metres < 0) return ''
  const tens = Math.round(metres / 10) * 10
  if (tens < 1000) return `${tens}\u00a0m`
  const kilometres = metres < 10_000 ? Math.round(metres / 100) / 10 : Math.round(metres / 1000)
  return `${formatNumber(kilometres, locale)}\u00a0km`
}

/** '0 km', '12 km': whole kilometres */
export function formatKilometres(kilometres: number, locale: LocaleCode): string {
  return `${formatNumber(Math.round(kilometres), locale)}\u00a0km`
}
