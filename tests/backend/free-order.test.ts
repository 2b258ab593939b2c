// Orders with a total of 0 €: they have no payment.

import { beforeAll, expect, test } from 'vitest'
import { readStartedOrder } from '#shared/contract/order.ts'
import { prepareDatabase, readAnswer } from './ask.ts'
import {
  completed,
  count,
  errorOf,
  initialize,
  ordered,
  orderRequest,
  RETURN_URL,
  SHOP,
} from './shop.ts'

beforeAll(() =>
  prepareDatabase(
    ...SHOP,
    `INSERT INTO discount_codes (code, percent, cents, once_per_email) VALUES ('ALL', 100, NULL, 0), ('MORE', NULL, 999999, 0), ('ONCE', 100, NULL, 1)`,
  ),
)

function free(discountCode: string, changes: Record<string, unknown> = {}) {
  return orderRequest({ discountCode, paymentMethodType: undefined, bank: undefined, ...changes })
}

test.each(['all', 'MORE'])(
  'an order of 0 € needs no way of paying and is paid at once: the address is the order’s page (code %s)',
  async (code) => {
    const mails = await count('mails')
    const { orderId, paymentUrl } = await ordered(free(code))
    expect(paymentUrl.startsWith(`${RETURN_URL}?orderId=${orderId}&signature=`)).toBe(true)
    const order = await completed(new URL(paymentUrl).searchParams)
    expect(order).toMatchObject({
      status: 'paid',
      totals: { discount: 12.9, totalWithTax: 0, totalWithoutTax: 0, taxAmount: 0 },
      taxes: [{ percent: 25.5, tax: 0 }],
      deliveries: [{ productName: 'Peruspesu' }],
    })
    expect(order.paid).toBeDefined()
    expect(order).not.toHaveProperty('paidWith')
    expect(await count('mails')).toBe(mails + 1)
  },
)

test('the same key and body return the same paid order, and deliver nothing again', async () => {
  const key = crypto.randomUUID()
  const first = await readAnswer(initialize(free('ALL'), key), readStartedOrder)
  const deliveries = await count('deliveries')
  const again = await initialize(free('ALL'), key)
  expect(again.status).toBe(200)
  expect(await again.json()).toEqual(first)
  expect(await count('deliveries')).toBe(deliveries)
})

test('a chosen way of paying is ignored', async () => {
  const { paymentUrl } = await ordered({ discountCode: 'ALL' })
  expect(await completed(new URL(paymentUrl).searchParams)).not.toHaveProperty('paidWith')
})

test('an order with a price needs a way of paying', async () => {
  expect(await errorOf(await initialize(orderRequest({ paymentMethodType: undefined })))).toEqual([
    422,
    'UNKNOWN_PAYMENT_METHOD',
  ])
})

test('of parallel orders with a code for one use, one is free', async () => {
  const email = 'once@st1.example'
  const request = free('ONCE', { customer: { ...orderRequest().customer, email } })
  const answers = await Promise.all(Array.from({ length: 5 }, () => initialize(request)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(4)
})
