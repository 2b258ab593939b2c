import { afterEach, expect, test, vi } from 'vitest'
import { EMPTY_CART, withItems, ZERO_TOTALS } from '#client/cart/cart-items.ts'
import { readStoredCart, storedCart } from '#client/cart/stored-cart.ts'
import { clearStorage } from '#client/storage/storage.ts'
import { aLine, aMember, anUpsell, aProduct } from './a-product.ts'

const EMPTY = { ...EMPTY_CART, refusedItems: [] }

afterEach(() => {
  clearStorage()
  vi.unstubAllGlobals()
})

test('a written cart is read again, without the totals, which the server calculates', () => {
  const bundle = aLine('B', 2, {
    isBundle: true,
    bundleMembers: [aMember(5)],
    image: { id: 'i', ext: 'png', src: '/i.png' },
  })
  const offered = { ...aLine('A', 3), upsells: [anUpsell(aProduct('U'))] }
  const cart = { ...withItems(EMPTY_CART, [offered, bundle]), discountCode: 'WINTER' }
  storedCart.write({
    ...cart,
    totals: { ...ZERO_TOTALS, totalWithTax: 1 },
    refusedItems: [aLine('R')],
  })
  expect(storedCart.read()).toEqual({ ...cart, refusedItems: [aLine('R')] })
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
])('invalid storage is an empty cart: %s', (text) => {
  vi.stubGlobal('localStorage', { getItem: () => text })
  expect(storedCart.read()).toEqual(EMPTY)
})

test('oversized storage is an empty cart', () => {
  const text = JSON.stringify({ items: [aLine('A')], x: 'x'.repeat(1_000_000) })
  vi.stubGlobal('localStorage', { getItem: () => text })
  expect(storedCart.read()).toEqual(EMPTY)
})

test('lines above the maximum and lines with too long codes are dropped', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({ code: `P${index}` }))
  expect(readStoredCart({ items: many }).items).toHaveLength(100)
  expect(readStoredCart({ items: [{ code: 'x'.repeat(101), name: 'x' }] })).toEqual(EMPTY)
})

test('__proto__ in the storage pollutes no prototype', () => {
  const text =
    '{"__proto__":{"items":[{"code":"A"}]},"constructor":{"prototype":{"polluted":1}},"items":[{"code":"__proto__","amount":2,"__proto__":{"polluted":1}}]}'
  const { items } = readStoredCart(JSON.parse(text))
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
])('a manipulated amount is read like any quantity: %o is %d (§5)', (amount, expected) => {
  expect(readStoredCart({ items: [{ ...aLine('A'), amount }] }).cartAmounts).toBe(expected)
})

test('two lines of one product are merged', () => {
  const { items } = readStoredCart({ items: [aLine('A', 60), aLine('B'), aLine('A', 60)] })
  expect(items.map(({ code, amount }) => [code, amount])).toEqual([
    ['A', 99],
    ['B', 1],
  ])
})

test('a picture with an unsafe address is dropped', () => {
  const { items } = readStoredCart({
    items: [{ ...aLine('A'), image: { id: 'i', src: 'javascript:alert(1)' } }],
  })
  expect(items[0]?.image).toBeUndefined()
})
