import { signOrder } from './sign-order.ts'

/** The provider's page of an order, at the origin the request came to. Only who holds the token sees it. */
export async function paymentAddress(db: D1Database, orderId: string, requestUrl: string): Promise<string> {
  const address = new URL(`/pay/${orderId}`, requestUrl)
  address.searchParams.set('token', await signOrder(db, orderId, 'pay'))
  return address.href
}
