// PBKDF2 of WebCrypto, because it runs in workerd and in Node, where the seed is written.

import { fromHex, toHex } from '../secrets/tokens.ts'

/** The limit of Cloudflare Workers. */
const ITERATIONS = 100_000
const SALT_BYTES = 16
const HASH_BITS = 256

/** Returns '{salt}${hash}' in hexadecimal. The default salt is random. */
export async function hashPassword(password: string, saltHex = randomSalt()): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(password.normalize()),
    'PBKDF2',
    false,
    ['deriveBits'],
  )
  const parameters = {
    name: 'PBKDF2',
    hash: 'SHA-512',
    salt: fromHex(saltHex),
    iterations: ITERATIONS,
  }
  const bits = await crypto.subtle.deriveBits(parameters, key, HASH_BITS)
  return `${saltHex}$${toHex(new Uint8Array(bits))}`
}

function randomSalt(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)))
}
