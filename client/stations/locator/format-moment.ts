/** the company's own clock: the same words at the edge and in the browser */
const TIME_ZONE = 'Europe/Helsinki'

/** '21.11.2026 klo 12.30' in the locale's way; '' for what is no time. */
export function formatMoment(written: string, language: string): string {
  const moment = new Date(written)
  if (Number.isNaN(moment.getTime())) return ''
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE }).format(moment)
}
