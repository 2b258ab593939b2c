import { LOCALES, type LocaleCode } from '../locale/locales.ts'

const KILOMETRE = 1000
const WHOLE_KILOMETRES = 10 * KILOMETRE
const STEP_M = 10

// making a format costs more than using it a thousand times
const formats = new Map<string, Intl.NumberFormat>()

/** '350 m', '4,2 km', '132 km' in the locale's way; '' for what is no distance. */
export function formatDistance(metres: number, locale: LocaleCode): string {
  if (!Number.isFinite(metres) || metres < 0) return ''
  const near = Math.round(metres / STEP_M) * STEP_M
  if (near < KILOMETRE) return formatOf(locale, 'meter', 0).format(near)
  return formatOf(locale, 'kilometer', metres < WHOLE_KILOMETRES ? 1 : 0).format(metres / KILOMETRE)
}

function formatOf(locale: LocaleCode, unit: 'meter' | 'kilometer', maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${locale} ${unit} ${maximumFractionDigits}`
  const format = formats.get(key) ?? new Intl.NumberFormat(LOCALES[locale].iso, { style: 'unit', unit, maximumFractionDigits })
  formats.set(key, format)
  return format
}
