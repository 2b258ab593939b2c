import { trackEvent } from '../analytics/track-event.ts'
import type { Cart, CartItem } from './cart.ts'
import type { CartEvent } from './cart-state.ts'

const CURRENCY = 'EUR' // §9

/** add_to_cart and remove_from_cart as GA4 names and shapes them. */
export function trackCart(event: CartEvent): void {
  if (event.kind === 'added') trackItems('add_to_cart', [{ ...event.item, amount: 1 }])
  if (event.kind === 'removed') trackItems('remove_from_cart', [event.item])
}

export function trackViewCart({ items, totals }: Cart): void {
  trackItems('view_cart', items, totals.totalWithTax)
}

function trackItems(name: string, items: readonly CartItem[], value = sumOf(items)): void {
  trackEvent(name, { ecommerce: { currency: CURRENCY, value, items: items.map(trackedItem) } })
}

/** A line as the analytics know it; the checkout's events have the same. */
export function trackedItem({ code, name, price, amount }: CartItem) {
  return { item_id: code, item_name: name, price, quantity: amount }
}

function sumOf(items: readonly CartItem[]): number {
  return Math.round(items.reduce((sum, { price, amount }) => sum + price * 100 * amount, 0)) / 100
}
