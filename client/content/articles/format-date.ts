import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'

/** '4. toukokuuta 2026' by the locale's clock, so that the edge and every browser write the same day; '' where there is no date. */
export function formatDate(moment: string, locale: LocaleCode): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const { iso, timeZones } = LOCALES[locale]
  return date.toLocaleDateString(iso, { dateStyle: 'long', timeZone: timeZones[0] })
}
