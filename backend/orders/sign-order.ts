import { isSignature, sign } from '../secrets/signature.ts'

/** What a signature opens: the provider's page, or the order for whom it was given back to. One is no good for the other. */
export type SignedFor = 'pay' | 'return'

/** Of the order's id alone, so that it outlives every change of the order's status. */
export function signOrder(db: D1Database, orderId: string, use: SignedFor): Promise<string> {
  return sign(db, 'orders', `${use}:${orderId}`)
}

export function isSigned(db: D1Database, orderId: string, use: SignedFor, signature: string): Promise<boolean> {
  return isSignature(db, 'orders', `${use}:${orderId}`, signature)
}
