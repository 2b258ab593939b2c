import { formatShortDate } from '#shared/locale/format-date.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'

/**
 * The text about the validity of a code or a card. A value that is not a date is shown unchanged
 * ('08/28'). Only in the browser (clock).
 */
export function useValidity() {
  const t = useTranslate('orders')
  const locale = useLocale()
  return (validUntil: string) => {
    const isOver = isDayOver(validUntil, new Date())
    const date = (/^\d{4}-/.test(validUntil) && formatShortDate(validUntil, locale)) || validUntil
    return { text: date && t(isOver ? 'expired' : 'validUntil', { date }), isOver }
  }
}

/**
 * Whether the last valid day (yyyy-MM-dd or ISO 8601) has passed in the time zone of `now`. False
 * for other values.
 */
export function isDayOver(lastDay: string, now: Date): boolean {
  // JavaScript reads a month or a year as its first day
  if (!/^\d{4}-\d{2}-\d{2}/.test(lastDay)) return false
  // a day without time ends at midnight of this time zone
  return new Date(lastDay.includes('T') ? lastDay : `${lastDay}T23:59:59.999`) < now
}
