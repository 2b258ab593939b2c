import { isSignature, sign } from '../secrets/signature.ts'
import type { Order } from './order.ts'

/** What a signature opens: the provider's page, or the order for whom it was given back to. One is no good for the other. */
type SignedFor = 'pay' | 'return'

/** Of the order's id alone, so that it outlives every change of the order's status. */
function signOrder(db: D1Database, orderId: string, use: SignedFor): Promise<string> {
  return sign(db, 'orders', `${use}:${orderId}`)
}

export function isSigned(db: D1Database, orderId: string, use: SignedFor, signature: string): Promise<boolean> {
  return isSignature(db, 'orders', `${use}:${orderId}`, signature)
}

/** The provider's page of an order, at the origin the request came to. The token is needed to see it. */
export async function paymentAddress(db: D1Database, orderId: string, requestUrl: string): Promise<string> {
  const address = new URL(`/pay/${orderId}`, requestUrl)
  address.searchParams.set('token', await signOrder(db, orderId, 'pay'))
  return address.href
}

/** Where the visitor comes back to the site (docs/contract.md): its own query stays. */
export async function orderReturnAddress(db: D1Database, { id, returnUrl, status }: Order): Promise<string> {
  const address = new URL(returnUrl)
  address.searchParams.set('orderId', id)
  address.searchParams.set('signature', await signOrder(db, id, 'return'))
  address.searchParams.set('status', status === 'open' ? 'pending' : status)
  return address.href
}
