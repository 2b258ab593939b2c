import { expect, test } from 'vitest'
import {
  addItem,
  type Cart,
  EMPTY_CART,
  removeItem,
  setAmount,
  withItems,
  ZERO_TOTALS,
  cartItem,
} from '#client/cart/cart-items.ts'
import { aLine, aMember, aProduct } from './a-product.ts'

const TOTALS = { discount: 0, taxAmount: 2, totalWithTax: 10, totalWithoutTax: 8 }

function holding(...amounts: [code: string, amount: number][]): Cart {
  return {
    ...withItems(
      EMPTY_CART,
      amounts.map(([code, amount]) => aLine(code, amount)),
    ),
    totals: TOTALS,
  }
}

function amountsOf({ items }: Cart): Record<string, number> {
  return Object.fromEntries(items.map(({ code, amount }) => [code, amount]))
}

test('a product becomes a line with code, name, image, amount 1, price, includes, attributes, showUpsell and upsells (§3)', () => {
  const image = { id: 'i', ext: 'png', src: '/i.png' }
  const product = aProduct('A', {
    unitPrice: 12.9,
    images: [image],
    isBundle: true,
    bundleMembers: [aMember(5)],
    showUpsell: false,
  })
  expect(cartItem(product)).toEqual({
    code: 'A',
    name: 'Name of A',
    image,
    amount: 1,
    price: 12.9,
    includes: [{ amount: 5, globalName: 'Wash', sku: ['SKU-1'] }],
    attributes: { price: 12.9, tax_class: ['25.5'] },
    showUpsell: false,
    upsells: [],
  })
})

test('adding a product whose code is already in the cart raises its amount by 1, else the item is appended (§4)', () => {
  const cart = addItem(addItem(addItem(EMPTY_CART, aProduct('A')), aProduct('B')), aProduct('A'))
  expect(cart.items.map(({ code, amount }) => [code, amount])).toEqual([
    ['A', 2],
    ['B', 1],
  ])
})

test('cartAmounts is the sum of quantities (§3)', () => {
  expect(addItem(holding(['A', 3], ['B', 4]), aProduct('C')).cartAmounts).toBe(8)
  expect(removeItem(holding(['A', 3], ['B', 4]), 'A').cartAmounts).toBe(4)
  expect(setAmount(holding(['A', 3], ['B', 4]), 'A', 10).cartAmounts).toBe(14)
})

test('deleting removes the item by code (§4)', () => {
  expect(amountsOf(removeItem(holding(['A', 3], ['B', 4]), 'A'))).toEqual({ B: 4 })
  expect(amountsOf(removeItem(holding(['A', 3]), 'X'))).toEqual({ A: 3 })
})

test('an empty cart has zero totals (§4); other carts keep their totals until the server responds', () => {
  expect(removeItem(holding(['A', 1]), 'A')).toEqual({
    items: [],
    totals: ZERO_TOTALS,
    cartAmounts: 0,
  })
  expect(removeItem(holding(['A', 1], ['B', 1]), 'A').totals).toBe(TOTALS)
})

test.each([
  ['5', 5],
  [' 7 ', 7],
  ['12 pcs', 12],
  [7, 7],
  [1.5, 1],
  ['2.9', 2],
  [99, 99],
  [100, 99],
  [1e9, 99],
  ['99999999999999999999', 99],
  [1e300, 99],
  [0, 1],
  [-1, 1],
  ['-3', 1],
  [NaN, 1],
  [Infinity, 1],
  ['', 1],
  ['many', 1],
  [null, 1],
  [undefined, 1],
  [[3], 1],
  [{ valueOf: () => 4 }, 1],
  [true, 1],
  [10n, 1],
])(
  'a quantity is parsed as an integer, defaults to 1 and stays within 1..99: %o is %d (§5)',
  (amount, expected) => {
    expect(amountsOf(setAmount(holding(['A', 42]), 'A', amount))).toEqual({ A: expected })
  },
)

test('setting the amount of an unknown product changes nothing', () => {
  const cart = holding(['A', 3])
  expect(setAmount(cart, 'X', 5)).toBe(cart)
})

test('a line with amount 99 and a cart with 100 lines accept no more', () => {
  const full = holding(['A', 99])
  expect(addItem(full, aProduct('A'))).toBe(full)
  const long = holding(
    ...Array.from({ length: 100 }, (_, index): [string, number] => [`P${index}`, 1]),
  )
  expect(addItem(long, aProduct('NEW'))).toBe(long)
})

test('the code __proto__ is handled like any other code', () => {
  const cart = addItem(addItem(EMPTY_CART, aProduct('__proto__')), aProduct('constructor'))
  expect(setAmount(cart, '__proto__', 3).items.map(({ amount }) => amount)).toEqual([3, 1])
})
