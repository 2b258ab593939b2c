import type { Country } from '#shared/locale/locales.ts'

interface ChargingPrice {
  /** with the app, or as a member */
  price: number
  /** with a payment card */
  cardPrice: number
}

/** The prices of a kilowatt-hour in the currency of the country: up to 150 kW, and above. */
const PRICES: Record<Country, Record<'150' | '400', ChargingPrice>> = {
  FI: { 150: { price: 0.47, cardPrice: 0.55 }, 400: { price: 0.52, cardPrice: 0.59 } },
  SE: { 150: { price: 4.95, cardPrice: 5.95 }, 400: { price: 5.45, cardPrice: 6.45 } },
  NO: { 150: { price: 4.99, cardPrice: 5.49 }, 400: { price: 5.49, cardPrice: 5.99 } },
}

export function chargingPrice(country: Country, power: number): ChargingPrice {
  return PRICES[country][power <= 150 ? '150' : '400']
}
