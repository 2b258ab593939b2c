// A purge must be signed with PURGE_SECRET.

/** Allows for different clocks and slow networks. */
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

/** undefined for a valid signature. The comparison takes constant time. */
export async function signatureProblem(
  { body, timestamp, signature }: SignedPurge,
  secret: string,
  now: number,
) {
  if (!TIMESTAMP.test(timestamp) || Math.abs(now - Number(timestamp)) > MAX_AGE_MS)
    return 'STALE_TIMESTAMP'
  if (!SIGNATURE.test(signature)) return 'BAD_SIGNATURE'
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['verify'])
  const isValid = await crypto.subtle.verify(
    HMAC,
    key,
    Uint8Array.fromHex(signature),
    encoder.encode(`${timestamp}.${body}`),
  )
  return isValid ? undefined : 'BAD_SIGNATURE'
}
