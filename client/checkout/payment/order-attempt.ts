// What this device remembers of the order being made, so that a reload, Back, another tab or a lost response never makes a second one.
import type { OrderStatus } from '#shared/contract/order.ts'
import { readItems, readNumber, readRecord, readText } from '#shared/contract/read-values.ts'
import { storedValue, type StoredValue } from '../../storage.ts'

export type OrderAttempt = NonNullable<ReturnType<typeof readAttempt>>
export type StoredAttempt = StoredValue<OrderAttempt | undefined>

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const MAX_ORDERS = 20

/** Tabs share it. */
export const storedAttempt: StoredAttempt = storedValue('order-attempt', readAttempt, 'localStorage', 'sessionStorage')

/** Undefined when there is none, or none that can be trusted. */
export function readAttempt(value: unknown) {
  const saved = readRecord(value) ?? {}
  const [key, cart, address] = [saved['key'], saved['cart'], saved['address']].map(readText)
  const at = readNumber(saved['at'])
  if (key === undefined || !UUID.test(key) || cart === undefined || at === undefined) return undefined
  return {
    /** the Idempotency-Key, a uuid (docs/contract.md) */
    key,
    /** what is sent under the key, with the total the visitor saw (orderKey); '' once the key has served */
    request: readText(saved['request']) ?? '',
    /** the cart it is for (cartKey) */
    cart,
    /** ms since 1970 */
    at,
    /** the provider's page of the newest order; it comes from the device: allowedPaymentAddress judges it again */
    ...(address !== undefined && { address }),
    /** every order made of this cart, the newest last */
    orders: readItems(saved['orders'], readText).slice(-MAX_ORDERS),
  }
}

/** The key has served: the next press makes a new one. Which orders were made of the cart is not forgotten. */
export function retireKey(stored: StoredAttempt): void {
  const attempt = stored.read()
  if (attempt) stored.write({ ...attempt, request: '' })
}

/**
 * What the status of an order means for this device; may be called again. True when the cart is to be emptied: the order is paid, was
 * made here, and the cart is still the one it was made of.
 */
export function applyOrderStatus(order: { orderId: string; status: OrderStatus }, cart: string, stored: StoredAttempt): boolean {
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
