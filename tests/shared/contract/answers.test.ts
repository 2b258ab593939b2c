import { expect, test } from 'vitest'
import { readValidatedCart } from '#shared/contract/cart.ts'
import { readCards, readCustomer } from '#shared/contract/customer.ts'
import { readErrorCode } from '#shared/contract/endpoints.ts'
import { card } from './full-page.ts'

const TOTALS = { discount: 0, taxAmount: 1, totalWithTax: 5, totalWithoutTax: 4 }

test('an unreadable upsell is dropped and the cart stays valid', () => {
  const upsellProducts = [null, { quantity: 1 }, { quantity: 1, product: card.product }]
  const answer = readValidatedCart({
    items: [
      { quantity: 1, unitPrice: 5, product: { code: 'A', name: 'A', upsellProducts } },
      { quantity: 1, unitPrice: 5, product: { code: 'B', name: 'B' } },
    ],
    totals: TOTALS,
    discountCodeValid: null,
  })
  expect([...(answer?.items.values() ?? [])].map(({ upsells }) => upsells.length)).toEqual([1, 0])
  expect(answer?.totals).toEqual(TOTALS)
})

test('an answer without totals is refused', () => {
  expect(readValidatedCart({ items: [] })).toBeUndefined()
})

test.each(['12.90', '', null, NaN, -1])(
  'the total %j is refused: an amount must be a number',
  (totalWithTax) => {
    expect(readValidatedCart({ items: [], totals: { ...TOTALS, totalWithTax } })).toBeUndefined()
  },
)

test('a customer with missing fields is accepted (§3)', () => {
  expect(readCustomer({ firstName: 'Aino', phoneNumber: null })).toEqual({
    firstName: 'Aino',
    lastName: '',
    emailToken: '',
    phoneNumber: '',
  })
  expect(readCards({ cards: [{ id: '1', name: 'Kortti' }] })).toEqual([
    { id: '1', name: 'Kortti', maskedNumber: '', validUntil: '' },
  ])
})

test('an error answer has a code; its message is optional', () => {
  expect(readErrorCode({ error: { code: 'IDEMPOTENCY_KEY_REUSED' } })).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  )
  expect(readErrorCode({ error: 'x' })).toBeUndefined()
})
