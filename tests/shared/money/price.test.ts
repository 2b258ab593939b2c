import { formatPrice, priceWithoutTax } from '#shared/money/price.ts'
import { expect, test } from 'vitest'

test.each([
  [12.9, '12,90 €'],
  [0, '0,00 €'],
  [89, '89,00 €'],
  [1234.5, '1234,50 €'],
  [1.005, '1,01 €'],
  [2.675, '2,68 €'],
  [0.1 + 0.2, '0,30 €'],
  [19.999, '20,00 €'],
  [-5, '−5,00 €'],
  [-0.001, '0,00 €'],
  [1e-9, '0,00 €'],
])('prices are rounded to 2 decimals and shown with a comma and a euro sign: %d is %s (§9)', (amount, shown) => {
  expect(formatPrice(amount)).toBe(shown)
})

test.each([NaN, Infinity, -Infinity])('a value that is not a number is shown as a dash: %d', (amount) => {
  expect(formatPrice(amount)).toBe('– €')
})

test.each([
  [12.9, 25.5, 10.28],
  [89, 25.5, 70.92],
  [10, 0, 10],
  [11.4, 14, 10],
  [0, 25.5, 0],
])('the price without tax is the price divided by 1 plus the tax class percent: %d at %d %% is %d (§9)', (price, percent, without) => {
  expect(priceWithoutTax(price, percent)).toBe(without)
})
