// A purchase in the shape of GA4: begin_checkout, add_payment_info, and purchase once per order.
import type { Order } from '#shared/contract/order.ts'
import { readItems, readText } from '#shared/contract/read-values.ts'
import { trackEvent } from '../analytics/track-event.ts'
import type { Cart } from '../cart/cart.ts'
import { storedValue } from '../storage.ts'

const CURRENCY = 'EUR' // §9
const MAX_TOLD = 50

/** ids of orders */
const storedTold = storedValue('purchases-told', (value) => readItems(value, readText), 'localStorage', 'sessionStorage')

export function trackBeginCheckout(cart: Cart): void {
  trackEvent('begin_checkout', cartEvent(cart))
}

export function trackPaymentInfo(cart: Cart, paymentType: string): void {
  trackEvent('add_payment_info', { ...cartEvent(cart), payment_type: paymentType })
}

/** Told once per order, whatever is reloaded. Nothing of the customer is in it. */
export function trackPurchase({ orderId, totals, items }: Order): void {
  const told = storedTold.read()
  if (told.includes(orderId)) return
  storedTold.write([...told, orderId].slice(-MAX_TOLD))
  trackEvent('purchase', {
    transaction_id: orderId,
    currency: CURRENCY,
    value: totals.totalWithTax,
    tax: totals.taxAmount,
    items: items.map(({ name, quantity, price }) => ({ item_name: name, quantity, price })),
  })
}

function cartEvent({ items, totals, discountCode }: Cart) {
  return {
    currency: CURRENCY,
    value: totals.totalWithTax,
    ...(discountCode && { coupon: discountCode }),
    items: items.map(({ code, name, amount, price }) => ({ item_id: code, item_name: name, quantity: amount, price })),
  }
}
