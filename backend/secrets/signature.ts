import { findSecret } from '../queries/find-secret.ts'
import { fromHex, toHex } from './hex.ts'

const HMAC = { name: 'HMAC', hash: 'SHA-256' }
const SIGNATURE = /^[0-9a-f]{64}$/

/** @param secret the name of the key, which is made on first use */
export async function sign(db: D1Database, secret: string, text: string): Promise<string> {
  const signature = await crypto.subtle.sign(HMAC, await signingKey(db, secret), new TextEncoder().encode(text))
  return toHex(new Uint8Array(signature))
}

/** In constant time. */
export async function isSignature(db: D1Database, secret: string, text: string, signature: string): Promise<boolean> {
  if (!SIGNATURE.test(signature)) return false
  return crypto.subtle.verify(HMAC, await signingKey(db, secret), fromHex(signature), new TextEncoder().encode(text))
}

async function signingKey(db: D1Database, secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromHex(await findSecret(db, secret)), HMAC, false, ['sign', 'verify'])
}
