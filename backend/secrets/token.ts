import { toHex } from './hex.ts'

const TOKEN_BYTES = 32
const TOKEN = new RegExp(`^[0-9a-f]{${TOKEN_BYTES * 2}}$`)

/** 256 bits of chance: what a browser holds. */
export function newToken(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
}

/** What the database holds of a token, or of anything that must not be read there. */
export async function hashOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return toHex(new Uint8Array(digest))
}

/** What has not the form of a token needs no question to the database. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && TOKEN.test(text)
}
