import { LOCALES, type LocaleCode } from './locales.ts'

/** '4. toukokuuta 2026' in the locale's time zone, so that the edge and every browser write the same day; '' without a date. */
export function formatDate(moment: string, locale: LocaleCode): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  return dayFormat(locale).format(date)
}

/** Module state, because creating a format takes as long as rendering a block. */
const dayFormats = new Map<LocaleCode, Intl.DateTimeFormat>()

function dayFormat(locale: LocaleCode): Intl.DateTimeFormat {
  const { iso, timeZones } = LOCALES[locale]
  const format = dayFormats.get(locale) ?? new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: timeZones[0] })
  dayFormats.set(locale, format)
  return format
}

/** '6.05' or '06:05' in the locale's time zone. */
export function formatTime(moment: string, locale: LocaleCode): string {
  const { iso, timeZones } = LOCALES[locale]
  return new Date(moment).toLocaleTimeString(iso, { timeStyle: 'short', timeZone: timeZones[0] })
}
