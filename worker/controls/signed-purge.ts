// Who may purge: whoever can sign a body and the moment with PURGE_SECRET.

/** Clocks differ, and networks are slow. */
const MAX_AGE_MS = 5 * 60_000
const HMAC = { name: 'HMAC', hash: 'SHA-256' }
const SIGNATURE = /^[\da-f]{64}$/
const TIMESTAMP = /^\d{13}$/

export interface SignedPurge {
  body: string
  /** milliseconds since 1970 */
  timestamp: string
  /** HMAC-SHA-256 of 'timestamp.body', in hex */
  signature: string
}

/** undefined: it may. In constant time. */
export async function signatureProblem({ body, timestamp, signature }: SignedPurge, secret: string, now: number) {
  if (!TIMESTAMP.test(timestamp) || Math.abs(now - Number(timestamp)) > MAX_AGE_MS) return 'STALE_TIMESTAMP'
  if (!SIGNATURE.test(signature)) return 'BAD_SIGNATURE'
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['verify'])
  const isValid = await crypto.subtle.verify(HMAC, key, Uint8Array.fromHex(signature), encoder.encode(`${timestamp}.${body}`))
  return isValid ? undefined : 'BAD_SIGNATURE'
}
