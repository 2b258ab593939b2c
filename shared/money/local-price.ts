import type { LocaleCode } from '../locale/locales.ts'
import { type Currency, formatMoney, formatPrice } from './price.ts'

const KRONOR: Partial<Record<string, Currency>> = { SE: 'SEK', NO: 'NOK' }

/**
 * A price in the currency of the station's country: '12,90 €', '129,00 kr', and on the site of
 * another country '129,00 SEK'.
 */
export function formatLocalPrice(amount: number, country: string, locale: LocaleCode): string {
  const currency = KRONOR[country]
  return currency === undefined ? formatPrice(amount) : formatMoney(amount, currency, locale)
}
