import type { Order } from '#shared/contract/order.ts'
import { beforeAll, expect, test } from 'vitest'
import { PaidOrder } from '#client/checkout/order/paid-order.tsx'
import { preloadMessages } from '#client/i18n/messages.ts'
import { OrderCard } from '#client/my-pages/order-card.tsx'
import { render } from '../content/render.tsx'

const ORDER: Order = {
  orderId: 'AB12-CD34-EF56',
  status: 'paid',
  totals: { discount: 0, taxAmount: 2.62, totalWithTax: 12.9, totalWithoutTax: 10.28 },
  items: [{ name: 'Basic wash', quantity: 1, price: 12.9 }],
  deliveries: [{ productName: 'Basic wash', code: 'ST1-12345678', validUntil: '2099-12-31' }],
  created: new Date().toISOString(),
  paid: new Date().toISOString(),
}
const WITHDRAWN: Order = { ...ORDER, withdrawn: '2026-11-25T10:00:00.000Z' }

beforeAll(async () => {
  for (const namespace of ['checkout', 'orders', 'customer', 'amounts'] as const) await preloadMessages(namespace, 'en-EU')
})

test('the page of a paid order shows its codes with QR codes, and offers to withdraw', () => {
  const page = render(<PaidOrder order={ORDER} />)
  for (const shown of ['your order is paid', 'orders-qr-button', 'Withdraw from contract here', 'show the QR code'])
    expect(page).toContain(shown)
})

test('the page of a withdrawn order says when, strikes its codes through, and offers no second withdrawal', () => {
  const page = render(<PaidOrder order={WITHDRAWN} />)
  for (const shown of ['You have withdrawn', 'November 2026', 'ST1-12345678', 'data-over="true"']) expect(page).toContain(shown)
  for (const hidden of ['order is paid', 'orders-qr-button', 'Withdraw from contract here', 'show the QR code', 'Copy'])
    expect(page).not.toContain(hidden)
})

test('my pages show a withdrawn order as withdrawn, without QR codes', () => {
  const card = render(<OrderCard order={WITHDRAWN} level={3} />)
  expect(card).toContain('customer-order-withdrawn')
  expect(card).toContain('>Withdrawn<')
  expect(card).not.toContain('orders-qr-button')
  expect(render(<OrderCard order={ORDER} level={3} />)).toContain('orders-qr-button')
})
