import { LOCALES, type LocaleCode } from '../locale/locales.ts'
import { formatPrice } from './price.ts'

const KRONOR: Partial<Record<string, string>> = { SE: 'SEK', NO: 'NOK' }

/**
 * A price in the currency of the station's country: '12,90 €', '129 kr', and on the site of another country '129 SEK', in English 'SEK 129'.
 * Not Intl: servers and browsers have different versions of its data.
 */
export function formatLocalPrice(amount: number, country: string, locale: LocaleCode): string {
  const currency = KRONOR[country]
  if (currency === undefined) return formatPrice(amount)
  const kronor = amount.toFixed(Number.isInteger(amount) ? 0 : 2)
  if (LOCALES[locale].country === undefined) return `${currency}\u00A0${kronor}`
  return `${kronor.replace('.', ',')}\u00A0${LOCALES[locale].country === country ? 'kr' : currency}`
}
