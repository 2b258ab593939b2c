import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { readValidatedCart } from '#shared/contract/cart.ts'
import { priceCart } from '../../backend/shop/price-cart.ts'
import { prepareDatabase, readAnswer, send } from './ask.ts'
import { completed, ordered, paidWith, press, SHOP } from './shop.ts'

beforeAll(() =>
  prepareDatabase(
    ...SHOP,
    `INSERT INTO upsells (code, upsell_code, quantity) VALUES ('BASIC', 'BUNDLE', 1)`,
    `INSERT INTO discount_codes (code, percent, cents, product_code, valid_until, once_per_email) VALUES
      ('TALVI10', 10, NULL, NULL, NULL, 0), ('VIITONEN', NULL, 500, NULL, NULL, 0), ('KAHVI50', 50, NULL, 'COFFEE', NULL, 0),
      ('EILEN', 10, NULL, NULL, '2020-12-31', 0), ('HUOMENNA', 10, NULL, NULL, '2999-12-31', 0), ('KERRAN', 10, NULL, NULL, NULL, 1)`,
  ),
)

function validate(body: unknown) {
  return send('/digital-order/v1/cart/validate', body)
}

async function validated(body: unknown) {
  const response = await validate(body)
  expect(response.status).toBe(200)
  return readAnswer(response, readValidatedCart)
}

test('only the server’s prices count', async () => {
  const answer = await validated({
    items: [{ code: 'BASIC', quantity: 2, showUpsell: false, price: 0.01, unitPrice: 0.01 }],
  })
  expect([...answer.items]).toEqual([
    ['BASIC', { quantity: 2, unitPrice: 12.9, name: 'Peruspesu', upsells: [] }],
  ])
  expect(answer.totals).toEqual({
    discount: 0,
    taxAmount: 5.24,
    totalWithTax: 25.8,
    totalWithoutTax: 20.56,
  })
  expect(answer.discountCodeValid).toBeUndefined()
})

test('an upsell is returned only if the request asks for it', async () => {
  const answer = await validated({ items: [{ code: 'BASIC', quantity: 1, showUpsell: true }] })
  expect(answer.items.get('BASIC')?.upsells).toMatchObject([
    { quantity: 1, product: { code: 'BUNDLE', unitPrice: 89 } },
  ])
})

const BASIC = { code: 'BASIC', quantity: 1 }
const COFFEE = { code: 'COFFEE', quantity: 1 }

test.each([
  ['a percent code in any letter case', 'talvi10 ', [BASIC], true, 1.29],
  ['an unknown code', 'NOTHING', [BASIC], false, 0],
  ['an amount', 'VIITONEN', [BASIC], true, 5],
  ['an amount greater than the cart', 'VIITONEN', [{ ...COFFEE, quantity: 1 }], true, 5],
  ['a code for a product in the cart', 'KAHVI50', [BASIC, COFFEE], true, 2.95],
  ['a code for a product that is not in the cart', 'KAHVI50', [BASIC], false, 0],
  ['an expired code', 'EILEN', [BASIC], false, 0],
  ['a code that has not expired', 'HUOMENNA', [BASIC], true, 1.29],
  ['a code that each e-mail may use once, without an e-mail', 'KERRAN', [BASIC], true, 1.29],
  ["SQL'; --", "SQL'; --", [BASIC], false, 0],
])('%s', async (_name, discountCode, items, discountCodeValid, discount) => {
  expect(await validated({ items, discountCode })).toMatchObject({
    discountCodeValid,
    totals: { discount },
  })
})

test.each([
  ['NOTHING', undefined],
  ['EILEN', 'expired'],
  ['HUOMENNA', undefined],
])('an expired or used code has a reason: %s', async (discountCode, problem) => {
  expect((await validated({ items: [BASIC], discountCode })).discountCodeProblem).toBe(problem)
})

test('a code that each e-mail may use once is used by a payment, not by an order', async () => {
  const use = async (customerEmail: string) =>
    (await validated({ items: [BASIC], discountCode: 'KERRAN', customerEmail })).discountCodeValid
  const { paymentUrl } = await ordered({ discountCode: 'kerran' })
  const cancelled = await ordered({ discountCode: 'KERRAN' })
  await press(cancelled.paymentUrl, 'cancelled')
  expect(await use('aino@st1.example')).toBe(true)
  await press(paymentUrl, 'paid')
  expect(await use('Aino@st1.example ')).toBe(false)
  const used = await validated({
    items: [BASIC],
    discountCode: 'KERRAN',
    customerEmail: 'aino@st1.example',
  })
  expect(used.discountCodeProblem).toBe('used')
  expect(await use('eino@st1.example')).toBe(true)
})

test('the order costs the same as the cart, and keeps its discount', async () => {
  const cart = { items: [{ ...BASIC, quantity: 3 }, COFFEE], discountCode: 'TALVI10' }
  const { totals } = await validated(cart)
  const { paymentUrl } = await ordered(cart)
  expect((await completed(await paidWith(paymentUrl, 'paid'))).totals).toEqual(totals)
})

test.each([
  ['an unknown product', [{ code: 'NOTHING', quantity: 1 }]],
  [
    'an unknown and a known product',
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
  ['a quantity of 0.5', [{ code: 'BASIC', quantity: 0.5 }]],
])('a cart with %s is rejected with 422', async (_name, items) => {
  expect((await validate({ items })).status).toBe(422)
})

describe('totals', () => {
  const line = { code: 'A', quantity: 1, priceCents: 1255, taxPercent: 25.5 }
  const other = { code: 'B', quantity: 2, priceCents: 1140, taxPercent: 14 }

  test('include the tax of each tax class, calculated from the price with tax', () => {
    expect(priceCart([line, other])).toEqual({
      discount: 0,
      taxAmount: 5.35,
      totalWithTax: 35.35,
      totalWithoutTax: 30,
    })
  })

  test('are rounded once per tax class, not per line', () => {
    const cent = { ...line, priceCents: 1 }
    expect(priceCart(Array.from({ length: 10 }, () => cent)).taxAmount).toBe(0.02)
  })

  test('with a discount lower its lines and their tax proportionally', () => {
    expect(priceCart([line, other], { code: 'X', amount: { percent: 50 } })).toMatchObject({
      discount: 17.68,
      totalWithTax: 17.67,
    })
    const onlyB = priceCart([line, other], { code: 'X', amount: { percent: 50 }, productCode: 'B' })
    expect(onlyB).toEqual({
      discount: 11.4,
      taxAmount: 3.95,
      totalWithTax: 23.95,
      totalWithoutTax: 20,
    })
  })

  test('are never negative, and the total is always the net sum plus tax, for any cart and discount', () => {
    const lines = fc.array(
      fc.record({
        code: fc.constantFrom('A', 'B', 'C'),
        quantity: fc.integer({ min: 1, max: 99 }),
        priceCents: fc.integer({ min: 0, max: 100_000 }),
        taxPercent: fc.constantFrom(0, 12, 14, 25, 25.5),
      }),
      { maxLength: 8 },
    )
    const amount = fc.oneof(
      fc.record({ percent: fc.double({ min: 0, max: 100, noNaN: true }) }),
      fc.record({ cents: fc.integer({ min: 0, max: 1_000_000 }) }),
    )
    const productCode = fc.constantFrom<(string | undefined)[]>(undefined, 'A', 'Z')
    fc.assert(
      fc.property(lines, amount, productCode, (cart, amount, productCode) => {
        const totals = priceCart(cart, {
          code: 'X',
          amount,
          ...(productCode !== undefined && { productCode }),
        })
        const cents = (value: number) => Math.round(value * 100)
        const gross = cart.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0)
        expect(Math.min(...Object.values(totals))).toBeGreaterThanOrEqual(0)
        expect(cents(totals.discount) + cents(totals.totalWithTax)).toBe(gross)
        expect(cents(totals.totalWithoutTax) + cents(totals.taxAmount)).toBe(
          cents(totals.totalWithTax),
        )
      }),
      { seed: 4, numRuns: 500 },
    )
  })

  test('of an empty cart are zero', () => {
    const zero = { discount: 0, taxAmount: 0, totalWithTax: 0, totalWithoutTax: 0 }
    expect(priceCart([], { code: 'X', amount: { cents: 500 } })).toEqual(zero)
  })
})
