import { trackEvent } from '../analytics/track-event.ts'
import type { Cart, CartItem } from './cart.ts'
import type { CartEvent } from './cart-state.ts'

const CURRENCY = 'EUR' // §9

/** add_to_cart and remove_from_cart in the shape of GA4. */
export function trackCart(event: CartEvent): void {
  if (event.kind === 'added') trackItems('add_to_cart', [{ ...event.item, amount: 1 }])
  if (event.kind === 'removed') trackItems('remove_from_cart', [event.item])
}

export function trackViewCart({ items, totals }: Cart): void {
  trackItems('view_cart', items, totals.totalWithTax)
}

function trackItems(name: string, lines: readonly CartItem[], value = sumOf(lines)): void {
  const items = lines.map((line) => ({ item_id: line.code, item_name: line.name, price: line.price, quantity: line.amount }))
  trackEvent(name, { ecommerce: { currency: CURRENCY, value, items } })
}

function sumOf(items: readonly CartItem[]): number {
  return Math.round(items.reduce((sum, { price, amount }) => sum + price * 100 * amount, 0)) / 100
}
