import { EMPTY_CART, withItems, ZERO_TOTALS } from '#client/cart/cart.ts'
import { readStoredCart, writeStoredCart } from '#client/cart/stored-cart.ts'
import { expect, test } from 'vitest'
import { aLine, aMember, anUpsell, aProduct } from './a-product.ts'

const EMPTY = { cart: EMPTY_CART, refusedItems: [] }

test('what is written is read again, but for the totals, which are the server’s', () => {
  const bundle = aLine('B', 2, { isBundle: true, bundleMembers: [aMember(5)], image: { id: 'i', ext: 'png', src: '/i.png' } })
  const offered = { ...aLine('A', 3), upsells: [anUpsell(aProduct('U'))] }
  const cart = { ...withItems(EMPTY_CART, [offered, bundle]), discountCode: 'WINTER' }
  const text = writeStoredCart({ cart: { ...cart, totals: { ...ZERO_TOTALS, totalWithTax: 1 } }, refusedItems: [aLine('R')] })
  expect(readStoredCart(text)).toEqual({ cart, refusedItems: [aLine('R')] })
})

test.each([
  null,
  '',
  'null',
  '[',
  '7',
  '"cart"',
  '[]',
  '{}',
  '{"items":null}',
  '{"items":{"length":5}}',
  '{"items":["a",null,7,[]]}',
  'undefined',
])('a damaged storage is an empty cart: %s', (text) => {
  expect(readStoredCart(text)).toEqual(EMPTY)
})

test('an oversized storage is an empty cart', () => {
  expect(readStoredCart(JSON.stringify({ items: [aLine('A')], x: 'x'.repeat(1_000_000) }))).toEqual(EMPTY)
})

test('of more lines than a cart can have the first count; a code too long for the server is no line', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({ code: `P${index}` }))
  expect(readStoredCart(JSON.stringify({ items: many })).cart.items).toHaveLength(100)
  expect(readStoredCart(JSON.stringify({ items: [{ code: 'x'.repeat(101), name: 'x' }] }))).toEqual(EMPTY)
})

test('a prototype in the storage pollutes nothing', () => {
  const text =
    '{"__proto__":{"items":[{"code":"A"}]},"constructor":{"prototype":{"polluted":1}},"items":[{"code":"__proto__","amount":2,"__proto__":{"polluted":1}}]}'
  const { items } = readStoredCart(text).cart
  expect(items.map(({ code, amount }) => [code, amount])).toEqual([['__proto__', 2]])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  expect(Reflect.get(items[0] ?? {}, 'polluted')).toBeUndefined()
})

test.each([
  ['5', 5],
  [1.5, 1],
  [-1, 1],
  [1e9, 99],
  [null, 1],
  ['many', 1],
])('a tampered amount is read as any quantity: %o is %d (§5)', (amount, expected) => {
  expect(readStoredCart(JSON.stringify({ items: [{ ...aLine('A'), amount }] })).cart.cartAmounts).toBe(expected)
})

test('two lines of one product are one line', () => {
  const { cart } = readStoredCart(JSON.stringify({ items: [aLine('A', 60), aLine('B'), aLine('A', 60)] }))
  expect(cart.items.map(({ code, amount }) => [code, amount])).toEqual([
    ['A', 99],
    ['B', 1],
  ])
})

test('a picture is read as any content’s: no address but the web’s', () => {
  const { cart } = readStoredCart(JSON.stringify({ items: [{ ...aLine('A'), image: { id: 'i', src: 'javascript:alert(1)' } }] }))
  expect(cart.items[0]?.image).toBeUndefined()
})
