import { LOCALES, type LocaleCode } from './locales.ts'

/**
 * '4. toukokuuta 2026' in the locale's time zone, so that the edge and every browser write the same
 * day; '' without a date.
 */
export function formatDate(moment: string, locale: LocaleCode): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  return dayFormat(locale, 'long').format(date)
}

/**
 * '4.5.2026', '4 maj 2026': for narrow places; it is never broken at the end of a line. '' without
 * a date.
 */
export function formatShortDate(moment: string, locale: LocaleCode): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime())
    ? ''
    : dayFormat(locale, 'medium').format(date).replaceAll(' ', '\u00A0')
}

/** Module state, because creating a format takes as long as rendering a block. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(locale: LocaleCode, dateStyle: 'long' | 'medium'): Intl.DateTimeFormat {
  const { iso, timeZones } = LOCALES[locale]
  const key = `${locale} ${dateStyle}`
  const format =
    dayFormats.get(key) ?? new Intl.DateTimeFormat(iso, { dateStyle, timeZone: timeZones[0] })
  dayFormats.set(key, format)
  return format
}

/** '6.05' or '06:05' in the locale's time zone. */
export function formatTime(moment: string, locale: LocaleCode): string {
  const { iso, timeZones } = LOCALES[locale]
  return new Date(moment).toLocaleTimeString(iso, { timeStyle: 'short', timeZone: timeZones[0] })
}
