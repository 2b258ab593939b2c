// The order whose payment was not yet confirmed when its page was last seen, so that the cart and the checkout can warn of paying twice.
import type { Order } from '#shared/contract/order.ts'
import { readRecord, readText } from '#shared/contract/read-values.ts'
import { storedValue } from '../storage.ts'

/** The parameters of the order's page. */
interface OrderParameters {
  orderId: string
  signature: string
}

export const pendingOrder = storedValue('pending-order', readParameters, 'localStorage', 'sessionStorage')

/** Called when the status of an order is known. Another pending order stays. */
export function notePending(back: OrderParameters, status: Order['status']): void {
  if (status === 'pending') pendingOrder.write(back)
  else if (pendingOrder.read()?.orderId === back.orderId) pendingOrder.remove()
}

function readParameters(value: unknown): OrderParameters | undefined {
  const stored = readRecord(value)
  const [orderId, signature] = [readText(stored?.['orderId']), readText(stored?.['signature'])]
  return orderId === undefined || signature === undefined ? undefined : { orderId, signature }
}
