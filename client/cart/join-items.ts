import { MAX_CART_LINES } from '#shared/contract/cart.ts'
import type { CartItem } from './cart.ts'
import type { RemovedItem } from './cart-state.ts'
import { parseQuantity } from './quantity.ts'

/** Lines joined by their codes: those already there keep their place. */
export function mergeItems(items: readonly CartItem[], more: readonly CartItem[]): CartItem[] {
  const joined = new Map(items.map((item) => [item.code, item]))
  for (const item of more) {
    const present = joined.get(item.code)
    joined.set(item.code, present ? { ...present, amount: parseQuantity(present.amount + item.amount) } : item)
  }
  return [...joined.values()].slice(0, MAX_CART_LINES)
}

/** A removed line back in its place; where there is one of it again, the two are one. */
export function insertItem(items: readonly CartItem[], { item, index }: RemovedItem): CartItem[] {
  return items.some(({ code }) => code === item.code) ? mergeItems(items, [item]) : items.toSpliced(index, 0, item)
}

/** Lines from the device, with what the server has said of those that are known already: what a device says of a price is not trusted. */
export function refreshItems(items: readonly CartItem[], known: readonly CartItem[]): CartItem[] {
  const byCode = new Map(known.map((item) => [item.code, item]))
  return items.map((item) => ({ ...item, ...byCode.get(item.code), amount: item.amount }))
}
