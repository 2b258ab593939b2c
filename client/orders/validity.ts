import { formatDate } from '../content/articles/format-date.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'

/** Until when a code or a card is valid, as a text. What is no date is shown as it came: '08/28'. In the browser only: it reads the clock. */
export function useValidity() {
  const t = useTranslate('orders')
  const locale = useLocale()
  return (validUntil: string) => {
    const isOver = isDayOver(validUntil, new Date())
    const date = (/^\d{4}-/.test(validUntil) && formatDate(validUntil, locale)) || validUntil
    return { text: date && t(isOver ? 'expired' : 'validUntil', { date }), isOver }
  }
}

/** Whether the last day, yyyy-MM-dd or a moment in ISO 8601, has passed in the time zone of `now`. Never for what is no day. */
export function isDayOver(lastDay: string, now: Date): boolean {
  // of a month or a year alone JavaScript takes the first day
  if (!/^\d{4}-\d{2}-\d{2}/.test(lastDay)) return false
  // without a time zone it is the end of the day here
  return new Date(lastDay.includes('T') ? lastDay : `${lastDay}T23:59:59.999`) < now
}
