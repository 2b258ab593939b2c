import { beforeAll, describe, expect, test } from 'vitest'
import { cartValidationAnswerSchema } from '#shared/contract/schemas/cart.ts'
import { priceCart } from '../../backend/shop/price-cart.ts'
import { prepareDatabase, send } from './ask.ts'

function product(code: string, cents: number): string {
  const body = { code, name: `Pesu ${code}`, unitPrice: cents / 100, isBundle: false, showUpsell: true, attributes: { price: cents / 100 } }
  return `INSERT INTO products (locale, code, price_cents, tax_percent, body) VALUES ('fi-FI', '${code}', ${cents}, 25.5, '${JSON.stringify(body)}')`
}

beforeAll(() =>
  prepareDatabase(
    product('BASIC', 1290),
    product('BUNDLE', 8900),
    `INSERT INTO upsells (code, upsell_code, quantity) VALUES ('BASIC', 'BUNDLE', 1)`,
    `INSERT INTO discount_codes (code, percent) VALUES ('TALVI10', 10)`,
  ),
)

function validate(body: unknown) {
  return send('/digital-order/v1/cart/validate', body)
}

async function validated(body: unknown) {
  const response = await validate(body)
  expect(response.status).toBe(200)
  return cartValidationAnswerSchema.parse(await response.json())
}

test('the server’s prices are the prices', async () => {
  const answer = await validated({ items: [{ code: 'BASIC', quantity: 2, showUpsell: false, price: 0.01, unitPrice: 0.01 }] })
  expect(answer.items).toMatchObject([{ quantity: 2, unitPrice: 12.9, product: { code: 'BASIC', name: 'Pesu BASIC', upsellProducts: [] } }])
  expect(answer.totals).toEqual({ discount: 0, taxAmount: 5.24, totalWithTax: 25.8, totalWithoutTax: 20.56 })
  expect(answer.discountCodeValid).toBeUndefined()
})

test('an upsell is offered to those who are shown upsells', async () => {
  const answer = await validated({ items: [{ code: 'BASIC', quantity: 1, showUpsell: true }] })
  expect(answer.items[0]?.product.upsellProducts).toMatchObject([{ quantity: 1, product: { code: 'BUNDLE', unitPrice: 89 } }])
})

test.each([
  ['talvi10 ', true, 1.29],
  ['NOTHING', false, 0],
])('the discount code %s is valid: %s', async (discountCode, discountCodeValid, discount) => {
  expect(await validated({ items: [{ code: 'BASIC', quantity: 1 }], discountCode })).toMatchObject({
    discountCodeValid,
    totals: { discount },
  })
})

test.each([
  ['an unknown product', [{ code: 'NOTHING', quantity: 1 }]],
  [
    'one unknown among known',
    [
      { code: 'BASIC', quantity: 1 },
      { code: '__proto__', quantity: 1 },
    ],
  ],
  ['no products', []],
  ['a quantity of 0', [{ code: 'BASIC', quantity: 0 }]],
  ['a quantity of 100', [{ code: 'BASIC', quantity: 100 }]],
  [
    '100 in two lines',
    [
      { code: 'BASIC', quantity: 60 },
      { code: 'BASIC', quantity: 40 },
    ],
  ],
  ['half a product', [{ code: 'BASIC', quantity: 0.5 }]],
])('a cart with %s is refused with 422', async (_name, items) => {
  expect((await validate({ items })).status).toBe(422)
})

describe('totals', () => {
  test('tax is what is left of the price when its percent is taken out, per line', () => {
    const lines = [
      { quantity: 1, priceCents: 1255, taxPercent: 25.5 },
      { quantity: 2, priceCents: 1140, taxPercent: 14 },
    ]
    expect(priceCart(lines, 0)).toEqual({ discount: 0, taxAmount: 5.35, totalWithTax: 35.35, totalWithoutTax: 30 })
  })

  test('with tax is without tax plus tax, whatever the discount', () => {
    for (let percent = 0; percent <= 100; percent += 7) {
      const totals = priceCart([{ quantity: 3, priceCents: 1999, taxPercent: 25.5 }], percent)
      expect(Math.round((totals.totalWithoutTax + totals.taxAmount) * 100)).toBe(Math.round(totals.totalWithTax * 100))
      expect(Math.round((totals.discount + totals.totalWithTax) * 100)).toBe(5_997)
    }
    expect(priceCart([], 10)).toEqual({ discount: 0, taxAmount: 0, totalWithTax: 0, totalWithoutTax: 0 })
  })
})
