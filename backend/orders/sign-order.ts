import { isSignature, sign } from '../secrets/signature.ts'
import type { Order } from './order.ts'

/**
 * The purpose of a signature: the payment page or the return to the site. One cannot be used for
 * the other.
 */
type SignedFor = 'pay' | 'return'

/** Signs only the id, so the signature stays valid when the order's status changes. */
function signOrder(db: D1Database, orderId: string, use: SignedFor): Promise<string> {
  return sign(db, 'orders', `${use}:${orderId}`)
}

export function isSigned(
  db: D1Database,
  orderId: string,
  use: SignedFor,
  signature: string,
): Promise<boolean> {
  return isSignature(db, 'orders', `${use}:${orderId}`, signature)
}

/** The payment page of an order, at the origin of the request. It requires the token. */
export async function paymentAddress(
  db: D1Database,
  orderId: string,
  requestUrl: string,
): Promise<string> {
  const address = new URL(`/pay/${orderId}`, requestUrl)
  address.searchParams.set('token', await signOrder(db, orderId, 'pay'))
  return address.href
}

/** The address the visitor returns to (docs/contract.md). */
export async function orderReturnAddress(db: D1Database, order: Order): Promise<string> {
  const address = new URL(await orderPageAddress(db, order))
  address.searchParams.set('status', order.status === 'open' ? 'pending' : order.status)
  return address.href
}

/** The order's page on the site, for mails. The query of its returnUrl is kept. */
export async function orderPageAddress(db: D1Database, { id, returnUrl }: Order): Promise<string> {
  const address = new URL(returnUrl)
  address.searchParams.set('orderId', id)
  address.searchParams.set('signature', await signOrder(db, id, 'return'))
  return address.href
}
