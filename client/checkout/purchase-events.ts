// A purchase in the shape of GA4: begin_checkout, add_payment_info, and purchase once per order.
import type { Order } from '#shared/contract/order.ts'
import { readItems, readText } from '#shared/contract/read-values.ts'
import { trackEvent } from '../analytics/track-event.ts'
import type { Cart } from '../cart/cart.ts'
import { storedValue } from '../storage.ts'

const CURRENCY = 'EUR' // §9
const MAX_TRACKED = 50

/** ids of orders */
const trackedOrders = storedValue('tracked-purchases', (value) => readItems(value, readText), 'localStorage', 'sessionStorage')

export function trackCheckout(event: 'begin_checkout' | 'add_payment_info', cart: Cart, paymentType?: string): void {
  const { items, totals, discountCode } = cart
  trackEvent(event, {
    currency: CURRENCY,
    value: totals.totalWithTax,
    ...(discountCode && { coupon: discountCode }),
    items: items.map(({ code, name, amount, price }) => ({ item_id: code, item_name: name, quantity: amount, price })),
    ...(paymentType !== undefined && { payment_type: paymentType }),
  })
}

/** Once per order, whatever is reloaded. Nothing of the customer is in it. */
export function trackPurchase({ orderId, totals, items }: Order): void {
  const tracked = trackedOrders.read()
  if (tracked.includes(orderId)) return
  trackedOrders.write([...tracked, orderId].slice(-MAX_TRACKED))
  trackEvent('purchase', {
    transaction_id: orderId,
    currency: CURRENCY,
    value: totals.totalWithTax,
    tax: totals.taxAmount,
    items: items.map(({ name, quantity, price }) => ({ item_name: name, quantity, price })),
  })
}
