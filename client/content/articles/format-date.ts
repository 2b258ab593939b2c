import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'

/** The clock a locale's newsroom goes by: fixed, so that the edge and every browser write the same day. */
const TIME_ZONES: Record<LocaleCode, string> = {
  'fi-FI': 'Europe/Helsinki',
  'en-EU': 'Europe/Helsinki',
  'sv-SE': 'Europe/Stockholm',
  'no-NO': 'Europe/Oslo',
}

// making a format costs more than using it a thousand times
const formats = new Map<LocaleCode, Intl.DateTimeFormat>()

/** '4. toukokuuta 2026'; '' where there is no date. */
export function formatDate(moment: string, locale: LocaleCode): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const known = formats.get(locale) ?? new Intl.DateTimeFormat(LOCALES[locale].iso, { dateStyle: 'long', timeZone: TIME_ZONES[locale] })
  formats.set(locale, known)
  return known.format(date)
}
