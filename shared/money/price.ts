/** Currencies of the content. The shop's prices are in EUR (§9). */
export const CURRENCIES = ['EUR', 'SEK', 'NOK'] as const
export type Currency = (typeof CURRENCIES)[number]

/** §9: EUR, 2 decimals, a comma and a euro sign, in every language: '12,90 €'. A value that is not a number is '– €'. */
export function formatPrice(amount: number): string {
  return Number.isFinite(amount) ? `${roundToCents(amount).toFixed(2).replace('.', ',').replace('-', '−')} €` : '– €'
}

/**
 * A finite amount that is no price of the shop, in the format of the language: '1 260,00 €', '14 590,00 kr', '€1,260.00'.
 * @param iso language tag
 */
export function formatMoney(amount: number, currency: Currency, iso: string, decimals = 2): string {
  return amount.toLocaleString(iso, { style: 'currency', currency, minimumFractionDigits: decimals, maximumFractionDigits: decimals })
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

/** Half a cent is rounded away from zero. 15 digits remove the error of binary fractions (1.005 is 1.00499…). */
export function roundToCents(amount: number): number {
  const cents = Math.round(Number((Math.abs(amount) * 100).toPrecision(15)))
  return cents === 0 ? 0 : (Math.sign(amount) * cents) / 100
}
