import type { Order } from './order.ts'
import { signOrder } from './sign-order.ts'

/** Where the visitor comes back to the site (contract.md): its own query stays. */
export async function orderReturnAddress(db: D1Database, { id, returnUrl, status }: Order): Promise<string> {
  const address = new URL(returnUrl)
  address.searchParams.set('orderId', id)
  address.searchParams.set('signature', await signOrder(db, id, 'return'))
  address.searchParams.set('status', status === 'open' ? 'pending' : status)
  return address.href
}
