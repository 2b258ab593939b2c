import { describe, expect, test } from 'vitest'
import { cartValidationAnswerSchema, cartValidationRequestSchema } from '#shared/contract/schemas/cart.ts'
import { cardsSchema, customerOrdersSchema, customerSchema } from '#shared/contract/schemas/customer.ts'
import { errorAnswerSchema } from '#shared/contract/schemas/error.ts'
import { formSubmitRequestSchema } from '#shared/contract/schemas/form.ts'
import { formRefusalSchema } from '#shared/contract/schemas/form-refusal.ts'
import { completeRequestSchema, idempotencyKeySchema, orderAnswerSchema, orderRequestSchema } from '#shared/contract/schemas/order.ts'
import { paymentMethodsSchema } from '#shared/contract/schemas/payment-methods.ts'
import { searchRequestSchema } from '#shared/contract/schemas/search.ts'
import { card } from './full-page.ts'

test('a search asks for page 1, 9 articles, the newest first, unless it says otherwise (§9)', () => {
  const usual = { page: 1, limit: 9, filter: { category: 'Article', tags: [] }, sort: { sortBy: 'created', sortDirection: 'desc' } }
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

  test.each([null, '', undefined])('a discount code that is %j is none', (discountCode) => {
    expect(cartValidationRequestSchema.parse({ items: [line], discountCode }).discountCode).toBeUndefined()
  })

  test.each([0, 100, -1, 1.5, '1', null])('the quantity %j is refused', (quantity) => {
    expect(cartValidationRequestSchema.safeParse({ items: [{ ...line, quantity }] }).success).toBe(false)
  })

  test('an upsell that cannot be read is not offered, the cart stands', () => {
    const totals = { discount: 0, taxAmount: 1, totalWithTax: 5, totalWithoutTax: 4 }
    const upsellProducts = [null, { quantity: 1 }, { quantity: 1, product: card.product }]
    const answer = cartValidationAnswerSchema.parse({
      items: [
        { quantity: 1, unitPrice: 5, product: { code: 'A', name: 'A', upsellProducts } },
        { quantity: 1, unitPrice: 5, product: { code: 'B', name: 'B' } },
      ],
      totals,
      discountCodeValid: null,
    })
    expect(answer.items.map(({ product }) => product.upsellProducts.length)).toEqual([1, 0])
    expect(answer.totals).toEqual(totals)
  })

  test('an answer without totals is refused: money is not guessed', () => {
    expect(cartValidationAnswerSchema.safeParse({ items: [] }).success).toBe(false)
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

  test('a full order is taken', () => {
    expect(orderRequestSchema.parse({ ...order, bank: '' })).toEqual({ ...order, bank: undefined })
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

  test('a payment address is http(s)', () => {
    expect(orderAnswerSchema.safeParse({ orderId: '1', paymentUrl: 'https://pay.example/1' }).success).toBe(true)
    expect(orderAnswerSchema.safeParse({ orderId: '1', paymentUrl: 'javascript:alert(1)' }).success).toBe(false)
  })

  test('an idempotency key is a UUID, a completion has an order and a signature', () => {
    expect(idempotencyKeySchema.safeParse(crypto.randomUUID()).success).toBe(true)
    expect(idempotencyKeySchema.safeParse('again').success).toBe(false)
    expect(completeRequestSchema.safeParse({ orderId: '1' }).success).toBe(false)
  })
})

test('a customer with missing fields is a customer all the same (§3)', () => {
  expect(customerSchema.parse({ firstName: 'Aino', phoneNumber: null })).toEqual({
    firstName: 'Aino',
    lastName: '',
    emailToken: '',
    phoneNumber: '',
  })
  expect(customerSchema.safeParse([]).success).toBe(false)
  expect(cardsSchema.parse({ cards: [{ id: '1', name: 'Kortti' }] }).cards).toEqual([
    { id: '1', name: 'Kortti', maskedNumber: '', validUntil: '' },
  ])
})

test('a payment method with a broken picture has none', () => {
  expect(
    paymentMethodsSchema.parse({ methods: [{ type: 'bank', id: 'b', name: 'B', image: { src: 'javascript:x' } }] }).methods[0]?.image,
  ).toBeUndefined()
})

test('a form’s values are texts or lists of texts', () => {
  expect(formSubmitRequestSchema.safeParse({ formId: 'f', page: '/x', values: { a: 'b', c: ['d'] } }).success).toBe(true)
  expect(formSubmitRequestSchema.safeParse({ formId: 'f', page: '/x', values: { a: { b: 1 } } }).success).toBe(false)
  expect(formRefusalSchema.parse({ errors: { a: { rule: 'empty' } } }).errors).toEqual({ a: { rule: 'empty' } })
})

test('an error answer has a code; its message is optional', () => {
  expect(errorAnswerSchema.parse({ error: { code: 'IDEMPOTENCY_KEY_REUSED' } }).error.code).toBe('IDEMPOTENCY_KEY_REUSED')
  expect(errorAnswerSchema.safeParse({ error: 'x' }).success).toBe(false)
})

test('a customer’s orders are answers of orders/complete; one of an unknown status refuses the list', () => {
  const totals = { discount: 0, taxAmount: 4.04, totalWithTax: 19.9, totalWithoutTax: 15.86 }
  const order = {
    orderId: '1',
    status: 'paid',
    totals,
    items: [],
    deliveries: [{ productName: 'Pesu', code: 'ST1-1', validUntil: '2027-01-01' }],
  }
  expect(customerOrdersSchema.parse({ orders: [order] }).orders).toEqual([order])
  expect(customerOrdersSchema.safeParse({ orders: [{ ...order, status: 'lost' }] }).success).toBe(false)
})
