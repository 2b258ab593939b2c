import { expect, test } from 'vitest'
import { readOrder } from '#shared/contract/order.ts'

const ORDER = {
  orderId: 'o-1',
  status: 'paid',
  totals: { discount: 0, taxAmount: 5.06, totalWithTax: 24.9, totalWithoutTax: 19.84 },
  items: [{ name: 'Perfect wash', quantity: 1, price: 24.9 }],
  deliveries: [{ productName: 'Perfect wash', code: 'ST1-ABCD', validUntil: '2027-11-21' }],
}

test('an order is read as in the contract', () => {
  expect(readOrder({ ...ORDER, more: 'ignored' })).toEqual(ORDER)
})

test.each([
  undefined,
  null,
  'paid',
  {},
  { ...ORDER, status: 'free' },
  { ...ORDER, orderId: '' },
  { ...ORDER, totals: null },
  { ...ORDER, totals: { ...ORDER.totals, totalWithTax: 'much' } },
  { ...ORDER, totals: { ...ORDER.totals, totalWithTax: '24.90' } },
  { ...ORDER, totals: { ...ORDER.totals, taxAmount: undefined } },
  { ...ORDER, items: [{ name: 'x' }] },
  { ...ORDER, deliveries: [...ORDER.deliveries, { productName: 'Lost code' }] },
])('an incomplete order is refused: %j', (answer) => {
  expect(readOrder(answer)).toBeUndefined()
})

test('complete dates, taxes and sellers of a receipt are read, incomplete ones are dropped', () => {
  const receipt = {
    created: '2026-11-21T08:00:00Z',
    taxes: [{ percent: 25.5, tax: 5.06 }],
    seller: { name: 'St1 Oy', businessId: '0201124-8', vatId: 'FI02011248' },
  }
  expect(readOrder({ ...ORDER, ...receipt })).toEqual({ ...ORDER, ...receipt })
  expect(
    readOrder({
      ...ORDER,
      taxes: [...receipt.taxes, { percent: '14' }],
      seller: { name: 'St1 Oy' },
      created: 5,
    }),
  ).toEqual(ORDER)
})

test('used codes, the refund and the way of paying are read, incomplete ones are dropped', () => {
  const [delivery] = ORDER.deliveries
  const states = {
    deliveries: [{ ...delivery, used: '2026-11-28T15:40:00Z', usedAt: 'St1 Tampere Kaleva' }],
    withdrawn: '2026-11-29T08:00:00Z',
    refund: { amount: 24.9, by: '2026-12-13' },
    paidWith: { type: 'mobile', name: 'MobilePay' },
  }
  expect(readOrder({ ...ORDER, ...states })).toEqual({ ...ORDER, ...states })
  const unreadable = {
    deliveries: [{ ...delivery, used: 'yesterday' }],
    refund: { amount: 24.9 },
    paidWith: { type: 'cheque' },
  }
  expect(readOrder({ ...ORDER, ...unreadable })).toEqual(ORDER)
})

test('a pending order has nothing to deliver yet', () => {
  expect(readOrder({ ...ORDER, status: 'pending', deliveries: undefined })).toMatchObject({
    status: 'pending',
    deliveries: [],
  })
})
