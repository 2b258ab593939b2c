const TOKEN_BYTES = 32
/** Crockford's base 32: without letters that are easily confused. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TOKEN = new RegExp(`^[0-9a-f]{${TOKEN_BYTES * 2}}$`)

/** 256 random bits for a cookie. */
export function newToken(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
}

/** The database stores this hash instead of the token or secret. */
export async function hashOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return toHex(new Uint8Array(digest))
}

/** Checks only the format, so that other texts cause no query. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && TOKEN.test(text)
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** All letters of the alphabet (at most 256) are equally likely. */
export function randomText(alphabet: string, length: number): string {
  // Discards bytes above the last multiple of the alphabet's length, because they would favour its
  // first letters.
  const limit = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < limit && text.length < length) text += alphabet.charAt(byte % alphabet.length)
    }
  }
  return text
}

/** 60 random bits. */
export function newReference(): string {
  return referenceFrom(crypto.getRandomValues(new Uint8Array(12)))
}

/** The same key gives the same reference. */
export async function referenceOf(key: string): Promise<string> {
  return referenceFrom(fromHex(await hashOf(key)))
}

/** 'AB12-CD34-EF56', from 12 bytes. Visitors quote it to customer service. */
function referenceFrom(bytes: Uint8Array): string {
  const text = Array.from(bytes.slice(0, 12), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return text.replace(/.{4}(?=.)/g, '$&-')
}
