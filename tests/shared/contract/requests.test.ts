import { describe, expect, test } from 'vitest'
import {
  cartRequestSchema,
  completeRequestSchema,
  formRequestSchema,
  idempotencyKeySchema,
  orderRequestSchema,
  searchRequestSchema,
} from '#shared/contract/requests.ts'

test('the defaults of a search are page 1, 9 articles, newest first (§9)', () => {
  const usual = {
    page: 1,
    limit: 9,
    exact: false,
    filter: { category: 'Article', tags: [] },
    sort: { sortBy: 'created', sortDirection: 'desc' },
  }
  expect(searchRequestSchema.parse({})).toEqual(usual)
  expect(searchRequestSchema.parse({ filter: { tags: null } })).toEqual(usual)
})

test.each([
  { page: 0 },
  { page: 1.5 },
  { page: '1' },
  { limit: 51 },
  { filter: { category: 'Order' } },
  { sort: { sortBy: 'created; DROP' } },
  null,
  [],
])('the search %j is refused', (search) => {
  expect(searchRequestSchema.safeParse(search).success).toBe(false)
})

describe('cart validation', () => {
  const line = { quantity: 1, code: 'WASH', showUpsell: true }

  test.each([null, '', undefined])('the discount code %j counts as absent', (discountCode) => {
    expect(cartRequestSchema.parse({ items: [line], discountCode }).discountCode).toBeUndefined()
  })

  test.each([0, 100, -1, 1.5, '1', null])('the quantity %j is refused', (quantity) => {
    expect(cartRequestSchema.safeParse({ items: [{ ...line, quantity }] }).success).toBe(false)
  })
})

describe('orders', () => {
  const order = {
    items: [{ quantity: 1, code: 'WASH', showUpsell: true }],
    customer: {
      email: 'a@st1.example',
      firstname: 'A',
      lastname: 'B',
      telephonePrefix: 'FIN|358',
      telephoneNumber: '401234567',
      marketing: [],
    },
    sendSms: false,
    paymentMethodType: 'card',
    locale: 'fi-FI',
    returnUrl: 'https://st1.example/tilaus',
    termsAccepted: true,
  }

  test('a full order is accepted', () => {
    expect(orderRequestSchema.parse({ ...order, bank: '' })).toEqual({
      deliveryConsent: false,
      ...order,
      bank: undefined,
    })
  })

  test.each([
    { termsAccepted: false },
    { locale: 'de-DE' },
    { returnUrl: 'javascript:alert(1)' },
    { items: [] },
    { paymentMethodType: 'cash' },
  ])('an order with %j is refused', (wrong) => {
    expect(orderRequestSchema.safeParse({ ...order, ...wrong }).success).toBe(false)
  })

  test('an idempotency key is a UUID, a completion has an order and a signature', () => {
    expect(idempotencyKeySchema.safeParse(crypto.randomUUID()).success).toBe(true)
    expect(idempotencyKeySchema.safeParse('again').success).toBe(false)
    expect(completeRequestSchema.safeParse({ orderId: '1' }).success).toBe(false)
  })
})

test('a form’s values are texts or lists of texts', () => {
  expect(
    formRequestSchema.safeParse({ formId: 'f', page: '/x', values: { a: 'b', c: ['d'] } }).success,
  ).toBe(true)
  expect(
    formRequestSchema.safeParse({ formId: 'f', page: '/x', values: { a: { b: 1 } } }).success,
  ).toBe(false)
})
