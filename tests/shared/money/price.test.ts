import { expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import {
  type Currency,
  formatMoney,
  formatPrice,
  lineTotal,
  priceWithoutTax,
} from '#shared/money/price.ts'

test.each([
  [12.9, '12,90\u00A0€'],
  [0, '0,00\u00A0€'],
  [89, '89,00\u00A0€'],
  [1234.5, '1234,50\u00A0€'],
  [1.005, '1,01\u00A0€'],
  [2.675, '2,68\u00A0€'],
  [0.1 + 0.2, '0,30\u00A0€'],
  [19.999, '20,00\u00A0€'],
  [-5, '−5,00\u00A0€'],
  [-0.001, '0,00\u00A0€'],
  [1e-9, '0,00\u00A0€'],
])(
  'prices are rounded to 2 decimals and shown with a comma and a euro sign: %d is %s (§9)',
  (amount, shown) => {
    expect(formatPrice(amount)).toBe(shown)
  },
)

test.each([NaN, Infinity, -Infinity])(
  'a value that is not a number is shown as a dash: %d',
  (amount) => {
    expect(formatPrice(amount)).toBe('–\u00A0€')
  },
)

test.each([
  [12.9, 25.5, 10.28],
  [89, 25.5, 70.92],
  [10, 0, 10],
  [11.4, 14, 10],
  [0, 25.5, 0],
])(
  'the price without tax is the price divided by 1 plus the tax class percent: %d at %d %% is %d (§9)',
  (price, percent, without) => {
    expect(priceWithoutTax(price, percent)).toBe(without)
  },
)

test('the price of a line is the rounded price of one, times the amount (§9)', () => {
  expect(lineTotal({ price: 1.006, amount: 3 })).toBe(3.03)
})

test.each(LOCALE_CODES)('an estimate has the format of §9 in every language: %s', (locale) => {
  expect(formatMoney(1260, 'EUR', locale)).toBe('1\u00A0260,00\u00A0€')
  expect(formatMoney(1.259, 'EUR', locale, 3)).toBe('1,259\u00A0€')
  expect(formatMoney(1234567.5, 'EUR', locale)).toBe('1\u00A0234\u00A0567,50\u00A0€')
})

test.each<[Currency, LocaleCode, string]>([
  ['SEK', 'sv-SE', 'kr'],
  ['NOK', 'no-NO', 'kr'],
  ['SEK', 'no-NO', 'SEK'],
  ['NOK', 'en-EU', 'NOK'],
])('%s is written for %s as %s', (currency, locale, sign) => {
  expect(formatMoney(129.5, currency, locale)).toBe(`129,50\u00A0${sign}`)
})
