import { trackEvent } from '../analytics/track-event.ts'
import type { Cart } from './cart.ts'

interface TrackedLine {
  code?: string
  name: string
  price: number
  quantity: number
}

const CURRENCY = 'EUR' // §9

/** An event of the shop in the shape of GA4. Nothing of the customer is in it. */
export function trackLines(event: string, lines: readonly TrackedLine[], parameters: { value: number; [name: string]: unknown }): void {
  const items = lines.map(({ code, name, price, quantity }) => ({ item_id: code, item_name: name, price, quantity }))
  trackEvent(event, { currency: CURRENCY, ...parameters, items })
}

export function trackCart(event: 'view_cart' | 'begin_checkout' | 'add_payment_info', cart: Cart, paymentType?: string): void {
  const lines = cart.items.map(({ amount, ...line }) => ({ ...line, quantity: amount }))
  trackLines(event, lines, { value: cart.totals.totalWithTax, coupon: cart.discountCode, payment_type: paymentType })
}
