import type { OrderStatus } from '#shared/contract/order.ts'
import { retireKey, type StoredAttempt } from './order-attempt.ts'

/**
 * What an order's answer means for this device, told as often as one likes. True when the cart is to be emptied: the order is paid,
 * was made here, and the cart is still the one it was made of.
 */
export function settleOrder(order: { orderId: string; status: OrderStatus }, cart: string, stored: StoredAttempt): boolean {
  const attempt = stored.read()
  if (!attempt?.orders.includes(order.orderId)) return false
  if (order.status === 'paid') {
    stored.remove()
    return attempt.cart === cart
  }
  // the same key would lead to the same lost order for ever
  if (order.status !== 'pending' && attempt.orders.at(-1) === order.orderId) retireKey(stored)
  return false
}
