import { formatDate } from '../content/articles/format-date.ts'
import { useSite } from '../navigation/site-context.tsx'
import { isDayOver } from './is-day-over.ts'
import { useTranslate } from '../i18n/use-translate.ts'

interface Validity {
  /** '' where nobody says */
  text: string
  isOver: boolean
}

/** Until when a code or a card is valid, in words. What is no date is shown as it came: '08/28'. In the browser only: it asks the clock. */
export function useValidity(): (validUntil: string) => Validity {
  const t = useTranslate('customer')
  const { locale } = useSite().addressing
  return (validUntil) => {
    const isOver = isDayOver(validUntil, new Date())
    const date = (/^\d{4}-/.test(validUntil) && formatDate(validUntil, locale)) || validUntil
    return { text: date && t(isOver ? 'orders.expired' : 'orders.validUntil', { date }), isOver }
  }
}
