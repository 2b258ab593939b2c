import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'

// making a format costs more than using it a thousand times
const formats = new Map<LocaleCode, Intl.DateTimeFormat>()

/** A calendar day, '2026-11-21', in short: '21.11.', '21/11'. No clock and no zone has a say in it; '' for what is no day. */
export function formatDay(date: string, locale: LocaleCode): string {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return ''
  const known = formats.get(locale) ?? new Intl.DateTimeFormat(LOCALES[locale].iso, { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
  formats.set(locale, known)
  return known.format(day)
}
