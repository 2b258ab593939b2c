import { expect, test } from 'vitest'
import { EMPTY_CART, withItems } from '#client/cart/cart-items.ts'
import { validateCart } from '#client/cart/validate-cart.ts'
import { aLine, aProduct } from './a-product.ts'

const TOTALS = { discount: 1, taxAmount: 2, totalWithTax: 9, totalWithoutTax: 7 }
const LINE = {
  quantity: 2,
  unitPrice: 5,
  product: { code: 'A', name: 'Wash', upsellProducts: [{ quantity: 1, product: aProduct('B') }] },
}
const ANSWER = { items: [LINE], totals: TOTALS, discountCodeValid: true }
const CART = {
  ...withItems(EMPTY_CART, [aLine('A', 2, { unitPrice: 0.01 })]),
  discountCode: 'WINTER',
}

async function applied(answer: unknown) {
  const validation = await validateCart(CART, {
    locale: 'fi-FI',
    fetch: async () => Response.json(answer ?? null),
  })
  return validation.kind === 'validated' ? validation.cart : undefined
}

test('the server’s prices, names, upsells and totals replace the stored ones', async () => {
  const cart = await applied(ANSWER)
  expect(cart?.items[0]).toMatchObject({
    price: 5,
    name: 'Wash',
    amount: 2,
    upsells: [{ quantity: 1, product: { code: 'B' } }],
  })
  expect(cart?.totals).toEqual(TOTALS)
})

test.each([
  ['nothing', undefined],
  ['a list', []],
  ['no totals', { ...ANSWER, totals: undefined }],
  ['a total missing', { ...ANSWER, totals: { ...TOTALS, taxAmount: undefined } }],
  ['a total that is not a number', { ...ANSWER, totals: { ...TOTALS, totalWithTax: 'free' } }],
  ['a negative total', { ...ANSWER, totals: { ...TOTALS, totalWithTax: -9 } }],
  ['a line without a price', { ...ANSWER, items: [{ ...LINE, unitPrice: null }] }],
  ['a line without a product', { ...ANSWER, items: [{ ...LINE, product: null }] }],
  ['another product', { ...ANSWER, items: [{ ...LINE, product: { ...LINE.product, code: 'B' } }] }],
  ['another quantity', { ...ANSWER, items: [{ ...LINE, quantity: 1 }] }],
  [
    'one line too many',
    { ...ANSWER, items: [LINE, { ...LINE, product: { code: 'B', name: 'B' } }] },
  ],
  ['the same line twice', { ...ANSWER, items: [LINE, LINE] }],
  ['no lines', { ...ANSWER, items: [] }],
])('a response with %s is an outage', async (_, answer) => {
  expect(await applied(answer)).toBeUndefined()
})

test('a line without quantity and price keeps those of the cart (§3)', async () => {
  const { product } = LINE
  const cart = await applied({ ...ANSWER, items: [{ product }] })
  expect(cart?.items[0]).toMatchObject({ price: 0.01, name: 'Wash', amount: 2 })
  expect(cart?.totals).toEqual(TOTALS)
})

test('an invalid upsell is dropped, and its line stays', async () => {
  const upsellProducts = [
    { quantity: 0, product: aProduct('B') },
    { quantity: 1, product: {} },
    null,
    { quantity: 1, product: aProduct('C') },
  ]
  const cart = await applied({
    ...ANSWER,
    items: [{ ...LINE, product: { ...LINE.product, upsellProducts } }],
  })
  expect(cart?.items[0]?.upsells.map(({ product }) => product.code)).toEqual(['C'])
})

test.each([
  [true, 0, 'WINTER'],
  [false, 0, undefined],
  [undefined, 1, 'WINTER'],
  [undefined, 0, undefined],
])(
  'a code stays if the server calls it valid (%s) or gives a discount (%d): %s',
  async (discountCodeValid, discount, expected) => {
    const cart = await applied({ ...ANSWER, discountCodeValid, totals: { ...TOTALS, discount } })
    expect(cart?.discountCode).toBe(expected)
  },
)
