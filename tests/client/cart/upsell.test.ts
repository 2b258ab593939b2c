import { expect, test } from 'vitest'
import { withItems, EMPTY_CART, cartItem } from '#client/cart/cart-items.ts'
import { attachUpsells, offerPrice, swapForUpsell } from '#client/cart/upsell.ts'
import type { BundleMember } from '#shared/contract/product.ts'
import { aBundle, aLine, aMember, anUpsell, aProduct } from './a-product.ts'

function attached(own: BundleMember[], ...offered: BundleMember[][]) {
  const item = cartItem(aBundle('OWN', ...own))
  return attachUpsells(
    item,
    offered.map((members, index) => anUpsell(aBundle(`OFFER-${index}`, ...members))),
  ).upsells.length
}

test.each([
  [3, 1],
  [5, 3],
  [10, 1],
])(
  'one member each, the same SKUs, and %d exceeds %d by more than 1: the upsells are cleared (§4)',
  (own, offered) => {
    expect(attached([aMember(own)], [aMember(offered)])).toBe(0)
  },
)

test.each([
  ['exceeds it by 1 only', [aMember(3)], [[aMember(2)]]],
  ['is the same', [aMember(3)], [[aMember(3)]]],
  ['is less', [aMember(1)], [[aMember(5)]]],
  ['has other SKUs', [aMember(5, ['A'])], [[aMember(1, ['B'])]]],
  ['has more SKUs', [aMember(5, ['A'])], [[aMember(1, ['A', 'B'])]]],
  ['has two members itself', [aMember(5), aMember(5)], [[aMember(1)]]],
  ['has no member', [], [[aMember(1)]]],
  ['is offered a bundle with two members', [aMember(5)], [[aMember(1), aMember(1)]]],
  ['is offered a product without members', [aMember(5)], [[]]],
  ['is offered two upsells', [aMember(5)], [[aMember(1)], [aMember(2)]]],
] as [string, BundleMember[], BundleMember[][]][])(
  'otherwise the server’s upsells are attached: the item %s (§4)',
  (_, own, offered) => {
    expect(attached(own, ...offered)).toBe(offered.length)
  },
)

test('SKUs are compared in any order', () => {
  expect(attached([aMember(5, ['A', 'B'])], [aMember(1, ['B', 'A'])])).toBe(0)
})

test('without upsells from the server the old ones are cleared', () => {
  const item = { ...aLine('A'), upsells: [anUpsell(aProduct('B'))] }
  expect(attachUpsells(item, []).upsells).toEqual([])
})

test('an upsell replaces the line with the offered quantity, and is merged with an existing line of its product', () => {
  const cart = withItems(EMPTY_CART, [aLine('A', 5), aLine('B', 2), aLine('C', 98)])
  const amounts = (code: string, quantity: number) =>
    swapForUpsell(cart, 'A', anUpsell(aProduct(code), quantity)).items.map((item) => [
      item.code,
      item.amount,
    ])
  expect(amounts('N', 2)).toEqual([
    ['N', 2],
    ['B', 2],
    ['C', 98],
  ])
  expect(amounts('B', 1)).toEqual([
    ['B', 3],
    ['C', 98],
  ])
  expect(amounts('C', 5)).toEqual([
    ['C', 99],
    ['B', 2],
  ])
})

test('an offer says what one product costs, what the visitor pays more, and what it saves', () => {
  const five = anUpsell(aProduct('FIVE', { unitPrice: 40, bundleMembers: [aMember(5)] }))
  expect(offerPrice(aLine('WASH', 1, { unitPrice: 10 }), five)).toEqual({
    more: 30,
    each: 8,
    saving: 10,
  })
  expect(offerPrice(aLine('WASH', 3, { unitPrice: 10 }), five)).toEqual({
    more: 10,
    each: 8,
    saving: 10,
  })
  // a bundle: 2 for 18 are 9 each
  expect(offerPrice(aLine('TWO', 3, { unitPrice: 18, bundleMembers: [aMember(2)] }), five)).toEqual(
    { more: -14, each: 8, saving: 5 },
  )
})

test.each([
  ['costs as much', aLine('WASH', 1, { unitPrice: 8 }), { more: 32, each: 8 }],
  ['is another product', aLine('OTHER', 1, { unitPrice: 10 }), { more: 30 }],
  [
    'has other SKUs',
    aLine('TWO', 1, { unitPrice: 18, bundleMembers: [aMember(2, ['OTHER'])] }),
    { more: 22 },
  ],
])('an offer that %s shows no saving', (_, line, price) => {
  expect(
    offerPrice(line, anUpsell(aProduct('FIVE', { unitPrice: 40, bundleMembers: [aMember(5)] }))),
  ).toEqual(price)
})
