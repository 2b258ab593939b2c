// The stored state of the current order, so that a reload, Back, another tab or a lost response
// never creates a second order.

import type { OrderStatus } from '#shared/contract/order.ts'
import { readItems, readNumber, readRecord, readText } from '#shared/contract/read-values.ts'
import type { OrderRequest } from '#shared/contract/requests.ts'
import { storedValue, type StoredValue } from '../../storage/storage.ts'
import type { ShownOrder } from './order-request.ts'

export type OrderAttempt = NonNullable<ReturnType<typeof readAttempt>>
export type StoredAttempt = StoredValue<OrderAttempt | undefined>

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const MAX_ORDERS = 20
const HOUR_MS = 3_600_000

/** Shared by all tabs. */
export const storedAttempt: StoredAttempt = storedValue(
  'order-attempt',
  readAttempt,
  'localStorage',
  'sessionStorage',
)

/** Undefined for a missing or invalid attempt. */
export function readAttempt(value: unknown) {
  const saved = readRecord(value) ?? {}
  const [key, cart, address] = [saved['key'], saved['cart'], saved['address']].map(readText)
  const at = readNumber(saved['at'])
  if (key === undefined || !UUID.test(key) || cart === undefined || at === undefined)
    return undefined
  return {
    /** the Idempotency-Key, a uuid (docs/contract.md) */
    key,
    /**
     * the digest of the request sent with this key, and of the total the visitor saw (orderKey); ''
     * when the key must not be used again
     */
    request: readText(saved['request']) ?? '',
    /** the cart it is for (cartKey) */
    cart,
    /** ms since 1970 */
    at,
    /**
     * the payment page of the newest order; read from storage, so allowedPaymentAddress checks it
     * again
     */
    ...(address !== undefined && { address }),
    /** ids of all orders of this cart, the newest last */
    orders: readItems(saved['orders'], readText).slice(-MAX_ORDERS),
  }
}

/** Whether an order with this cart was sent in the last hour, so that its terms are accepted. */
export function isAttempted(
  cart: string,
  stored: Pick<StoredAttempt, 'read'>,
  now: number,
): boolean {
  const attempt = stored.read()
  return attempt?.cart === cart && attempt.orders.length > 0 && now - attempt.at < HOUR_MS
}

/** Makes the next press create a new key. The ids of the cart's orders are kept. */
export function retireKey(stored: StoredAttempt): void {
  const attempt = stored.read()
  if (attempt) stored.write({ ...attempt, request: '' })
}

/**
 * Updates the attempt after an order's status is known. Idempotent. Returns true if the cart must
 * be emptied: the order is paid, was created on this device, and the cart is unchanged since.
 */
export function applyOrderStatus(
  order: { orderId: string; status: OrderStatus },
  cart: string,
  stored: StoredAttempt,
): boolean {
  const attempt = stored.read()
  if (!attempt?.orders.includes(order.orderId)) return false
  if (order.status === 'paid') {
    stored.remove()
    return attempt.cart === cart
  }
  // the same key would always return the same cancelled or failed order
  if (order.status !== 'pending' && attempt.orders.at(-1) === order.orderId) retireKey(stored)
  return false
}

/** Equal for carts with the same content. */
export function cartKey({
  items,
  discountCode = '',
}: Pick<OrderRequest, 'items' | 'discountCode'>): string {
  return JSON.stringify([items.map(({ code, quantity }) => [code, quantity]), discountCode])
}

/**
 * Equal for the same request with the same total. A digest, because the request has the customer's
 * data and the device may be shared.
 */
export async function orderKey({ request, total }: ShownOrder): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify([request, total])),
  )
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
