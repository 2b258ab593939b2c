import type { Order } from '#shared/contract/order.ts'
import { readItems, readText } from '#shared/contract/read-values.ts'
import { consentStore } from '../analytics/consent-store.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { storedValue } from '../storage/storage.ts'
import type { Cart } from './cart-items.ts'

interface TrackedLine {
  code?: string
  name: string
  price: number
  quantity: number
}

const CURRENCY = 'EUR' // §9
const MAX_TRACKED = 50

/** ids of orders */
const trackedOrders = storedValue(
  'tracked-purchases',
  (value) => readItems(value, readText),
  'localStorage',
  'sessionStorage',
)

/** A shop event in the shape of GA4, without customer data. */
export function trackLines(
  event: string,
  lines: readonly TrackedLine[],
  parameters: { value: number; [name: string]: unknown },
): void {
  const items = lines.map(({ code, name, price, quantity }) => ({
    item_id: code,
    item_name: name,
    price,
    quantity,
  }))
  trackEvent(event, { currency: CURRENCY, ...parameters, items })
}

export function trackCart(
  event: 'view_cart' | 'begin_checkout' | 'add_payment_info',
  cart: Cart,
  paymentType?: string,
): void {
  const lines = cart.items.map(({ amount, ...line }) => ({ ...line, quantity: amount }))
  trackLines(event, lines, {
    value: cart.totals.totalWithTax,
    coupon: cart.discountCode,
    payment_type: paymentType,
  })
}

/** Once per order, also after reloads. Without consent to statistics nothing is tracked or stored. */
export function trackPurchase({ orderId, totals, items }: Order): void {
  if (!consentStore.choice?.statistics) return
  const tracked = trackedOrders.read()
  if (tracked.includes(orderId)) return
  trackedOrders.write([...tracked, orderId].slice(-MAX_TRACKED))
  trackLines('purchase', items, {
    transaction_id: orderId,
    value: totals.totalWithTax,
    tax: totals.taxAmount,
  })
}
