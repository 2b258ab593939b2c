import { type LocaleCode, LOCALES } from '../locale/locales.ts'

/** Currencies of the content. The shop's prices are in EUR (§9). */
export const CURRENCIES = ['EUR', 'SEK', 'NOK'] as const
export type Currency = (typeof CURRENCIES)[number]

const COUNTRY_OF = { SEK: 'SE', NOK: 'NO' } as const

/**
 * §9: EUR, 2 decimals, a comma and a euro sign, in every language: '12,90 €', in one line. A value
 * that is not a number is '– €'.
 */
export function formatPrice(amount: number): string {
  return Number.isFinite(amount)
    ? `${roundToCents(amount).toFixed(2).replace('.', ',').replace('-', '−')}\u00A0€`
    : '–\u00A0€'
}

/**
 * A finite amount that is no price of the shop, in the same format: '1 260,00 €', '129,00 kr', and
 * outside the country of the kronor '129,00 SEK'. Not Intl, whose format depends on the language
 * and on the version of its data.
 */
export function formatMoney(
  amount: number,
  currency: Currency,
  locale: LocaleCode,
  decimals = 2,
): string {
  const [whole = '', fraction = ''] = amount.toFixed(decimals).split('.')
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0')},${fraction}\u00A0${signOf(currency, locale)}`
}

function signOf(currency: Currency, locale: LocaleCode): string {
  if (currency === 'EUR') return '€'
  return COUNTRY_OF[currency] === LOCALES[locale].country ? 'kr' : currency
}

/** '25,5', with the comma of §9 */
export function formatPercent(percent: number): string {
  return String(percent).replace('.', ',')
}

/** §9: the price divided by 1 plus the tax class percent, in EUR rounded to 2 decimals. */
export function priceWithoutTax(price: number, taxPercent: number): number {
  return roundToCents(price / (1 + taxPercent / 100))
}

/** EUR: the price of one, rounded as in §9, times the quantity. */
export function lineTotal({ price, amount }: { price: number; amount: number }): number {
  return roundToCents(roundToCents(price) * amount)
}

/**
 * Half a cent is rounded away from zero. 15 digits remove the error of binary fractions (1.005 is
 * 1.00499…).
 */
export function roundToCents(amount: number): number {
  const cents = Math.round(Number((Math.abs(amount) * 100).toPrecision(15)))
  return cents === 0 ? 0 : (Math.sign(amount) * cents) / 100
}
