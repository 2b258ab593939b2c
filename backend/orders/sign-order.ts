import { fromHex, toHex } from '../secrets/hex.ts'
import { findSecret } from '../queries/find-secret.ts'

/** What a signature opens: the provider's page, or the order for whom it was given back to. One is no good for the other. */
export type SignedFor = 'pay' | 'return'

const HMAC = { name: 'HMAC', hash: 'SHA-256' }
const SIGNATURE = /^[0-9a-f]{64}$/

/** Of the order's id alone, so that it outlives every change of the order's status. */
export async function signOrder(db: D1Database, orderId: string, use: SignedFor): Promise<string> {
  const signature = await crypto.subtle.sign(HMAC, await signingKey(db), signedText(orderId, use))
  return toHex(new Uint8Array(signature))
}

/** In constant time. */
export async function isSigned(db: D1Database, orderId: string, use: SignedFor, signature: string): Promise<boolean> {
  if (!SIGNATURE.test(signature)) return false
  return crypto.subtle.verify(HMAC, await signingKey(db), fromHex(signature), signedText(orderId, use))
}

async function signingKey(db: D1Database): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromHex(await findSecret(db, 'orders')), HMAC, false, ['sign', 'verify'])
}

function signedText(orderId: string, use: SignedFor): Uint8Array {
  return new TextEncoder().encode(`${use}:${orderId}`)
}
