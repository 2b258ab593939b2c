// The order whose payment was still pending when the visitor last saw its page. Cart and checkout
// use it to warn against paying twice.

import type { Order } from '#shared/contract/order.ts'
import { readRecord, readText } from '#shared/contract/read-values.ts'
import { storedValue } from '../storage/storage.ts'

/** The query parameters of the order's page. */
interface OrderParameters {
  orderId: string
  signature: string
}

export const pendingOrder = storedValue(
  'pending-order',
  readParameters,
  'localStorage',
  'sessionStorage',
)

/**
 * Stores an order that is pending, and removes it when it has another status. Another stored order
 * is not removed.
 */
export function notePending(back: OrderParameters, status: Order['status']): void {
  if (status === 'pending') pendingOrder.write(back)
  else if (pendingOrder.read()?.orderId === back.orderId) pendingOrder.remove()
}

function readParameters(value: unknown): OrderParameters | undefined {
  const stored = readRecord(value)
  const [orderId, signature] = [readText(stored?.['orderId']), readText(stored?.['signature'])]
  return orderId === undefined || signature === undefined ? undefined : { orderId, signature }
}
