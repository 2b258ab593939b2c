import { beforeAll, expect, test } from 'vitest'
import { preloadMessages } from '#client/i18n/loaded-messages.ts'
import { OrderCard } from '#client/my-pages/order-card.tsx'
import { orderState, shownCodes } from '#client/orders/order-state.ts'
import { PaidOrder } from '#client/orders/page/paid-order.tsx'
import type { Order } from '#shared/contract/order.ts'
import { render } from '../content/render.tsx'

const wash = (code: string, changes: object = {}) => ({
  productName: 'Basic wash',
  code,
  validUntil: '2099-12-31',
  ...changes,
})
const USED = { used: '2026-11-25T10:00:00.000Z', usedAt: 'St1 Tampere Kaleva' }
const OVER = { validUntil: '2020-01-31' }

const ORDER: Order = {
  orderId: 'AB12-CD34-EF56',
  status: 'paid',
  totals: { discount: 0, taxAmount: 2.62, totalWithTax: 12.9, totalWithoutTax: 10.28 },
  items: [{ name: 'Basic wash', quantity: 1, price: 12.9 }],
  deliveries: [wash('ST1-12345678')],
  created: new Date().toISOString(),
  paid: new Date().toISOString(),
  paidWith: { type: 'mobile', name: 'MobilePay' },
}
const WITHDRAWN: Order = {
  ...ORDER,
  withdrawn: '2026-11-25T10:00:00.000Z',
  refund: { amount: 12.9, by: '2026-12-09' },
}
const PARTLY_USED: Order = {
  ...ORDER,
  deliveries: [wash('ST1-00000001', USED), wash('ST1-00000002')],
}
const USED_AND_OVER = { deliveries: [wash('A', USED), wash('B', OVER)] }
const PARTLY_WITHDRAWN = { ...WITHDRAWN, deliveries: [wash('A', USED), wash('B')] }

beforeAll(async () => {
  for (const namespace of ['checkout', 'orders', 'customer', 'amounts'] as const)
    await preloadMessages(namespace, 'en-EU')
})

test.each<[string, Partial<Order>, string, string[]]>([
  ['paid', {}, 'paid', ['usable']],
  ['partly used: the usable code first', PARTLY_USED, 'partlyUsed', ['usable', 'used']],
  ['all codes used', { deliveries: [wash('A', USED)] }, 'used', ['used']],
  ['the rest no longer valid', USED_AND_OVER, 'expired', ['used', 'expired']],
  ['withdrawn after one code was used', PARTLY_WITHDRAWN, 'withdrawn', ['used', 'withdrawn']],
  ['pending', { status: 'pending', deliveries: [] }, 'pending', []],
])('the state of an order and its codes: %s', (_, changes, state, codes) => {
  const order = { ...ORDER, ...changes }
  expect(orderState(order, new Date())).toBe(state)
  expect(shownCodes(order, new Date()).map((code) => code.state)).toEqual(codes)
})

test('codes of the same product are numbered in the order of purchase', () => {
  const deliveries = [wash('A', USED), wash('B'), { ...wash('C'), productName: 'Coffee' }]
  const numbers = shownCodes({ deliveries }, new Date()).map(
    ({ code, number, of }) => `${code} ${number}/${of}`,
  )
  expect(numbers).toEqual(['B 2/2', 'C 1/1', 'A 1/2'])
})

const OFFERS = ['Show full screen', 'Withdraw from contract here']

test('the page of a paid order shows its codes with QR codes, and offers to withdraw', () => {
  const page = render(<PaidOrder order={ORDER} />)
  for (const shown of [...OFFERS, 'Your code', 'orders-qr-button', 'MobilePay'])
    expect(page).toContain(shown)
})

test('the page of a withdrawn order says when and what is paid back, strikes its codes through, and offers no second withdrawal', () => {
  const page = render(<PaidOrder order={WITHDRAWN} />)
  for (const shown of [
    'You withdrew',
    '25 November 2026',
    'Refund to MobilePay',
    '12,90',
    '9 December 2026',
    '<del><span class="orders-group">ST1-1234</span><span class="orders-group">5678</span></del>',
  ])
    expect(page).toContain(shown)
  for (const hidden of [...OFFERS, 'orders-qr', 'hold the QR code', 'Copy'])
    expect(page).not.toContain(hidden)
})

test('the page of an order of 0 € has a receipt without a way of paying, and mentions no refund after a withdrawal', () => {
  const { paidWith: _, ...unpaid } = WITHDRAWN
  const free = {
    ...unpaid,
    totals: { discount: 12.9, taxAmount: 0, totalWithTax: 0, totalWithoutTax: 0 },
    refund: { amount: 0, by: '2026-12-09' },
  }
  const page = render(<PaidOrder order={free} />)
  expect(page).toContain('0,00')
  for (const hidden of ['Refund', '9 December 2026', 'MobilePay'])
    expect(page).not.toContain(hidden)
})

test('the page of a partly used order has a QR code only for the code that is left, and says where the other was used', () => {
  const page = render(<PaidOrder order={PARTLY_USED} />)
  for (const shown of [
    'Paid, 1 of 2 used',
    '1 code left',
    '<del><span class="orders-group">ST1-0000</span><span class="orders-group">0001</span></del>',
    'St1 Tampere Kaleva',
    '2 of 2',
  ])
    expect(page).toContain(shown)
  expect(page.match(/orders-qr-button/g)).toHaveLength(1)
})

test.each([
  ['withdrawn', WITHDRAWN, 'Withdrawn', 0],
  ['partly used', PARTLY_USED, 'Paid, 1 of 2 used', 1],
  ['paid', ORDER, 'Paid', 1],
])(
  'my pages show the same state of a %s order, with QR codes only for usable codes',
  (_, order, state, count) => {
    const card = render(<OrderCard order={order} />)
    expect(card).toContain(`</span>${state}</p>`)
    expect(card.match(/orders-qr-button/g) ?? []).toHaveLength(count)
  },
)
