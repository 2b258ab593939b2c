// List prices per litre and fees of heating oil, with tax. The backend turns list prices into
// prices of the day (backend/shop/day-price.ts).

import type { FormEstimate } from '#shared/contract/form-estimate.ts'
import type { Currency } from '#shared/money/price.ts'

interface OilMarket {
  currency: Currency
  /** per litre, by the value of the field `oil`; 'only' where there is one oil and no such field */
  prices: Record<string, number>
  /** deliveries below this amount cost `price` */
  small?: { below: number; price: number }
  express: number
}

const FINLAND: OilMarket = {
  currency: 'EUR',
  prices: { light: 1.289, bio: 1.459 },
  small: { below: 1000, price: 39 },
  express: 95,
}

const MARKETS = {
  fi: FINLAND,
  se: {
    currency: 'SEK',
    prices: { light: 17.9, bio: 21.5 },
    small: { below: 1500, price: 495 },
    express: 795,
  },
  no: { currency: 'NOK', prices: { only: 22.9 }, express: 590 },
} as const satisfies Record<string, OilMarket>

interface OilWords {
  /** by the keys of the market's prices */
  oils: Record<string, string>
  small?: string
  express: string
  note: string
}

export function oilEstimate(country: keyof typeof MARKETS, words: OilWords): FormEstimate {
  const { currency, prices, small, express }: OilMarket = MARKETS[country]
  return {
    amount: 'litres',
    unit: 'l',
    currency,
    day: '2026-01-01',
    prices: Object.entries(prices).map(([oil, price]) => ({
      label: words.oils[oil] ?? oil,
      price,
      ...(oil !== 'only' && { when: { field: 'oil', value: oil } }),
    })),
    fees: [
      ...(small ? [{ label: words.small ?? '', ...small }] : []),
      { label: words.express, price: express, when: { field: 'delivery', value: 'express' } },
    ],
    note: words.note,
  }
}
