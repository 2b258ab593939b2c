import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'

// making a format costs more than using it a thousand times
const formats = new Map<LocaleCode, Intl.DateTimeFormat>()

/** '4. toukokuuta 2026' by the locale's clock, so that the edge and every browser write the same day; '' where there is no date. */
export function formatDate(moment: string, locale: LocaleCode): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const { iso, timeZones } = LOCALES[locale]
  const known = formats.get(locale) ?? new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: timeZones[0] })
  formats.set(locale, known)
  return known.format(date)
}
