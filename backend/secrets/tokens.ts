const TOKEN_BYTES = 32
const TOKEN = new RegExp(`^[0-9a-f]{${TOKEN_BYTES * 2}}$`)

/** 256 random bits, for a browser's cookie. */
export function newToken(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
}

/** How the database stores a token, or anything else that must not be read there. */
export async function hashOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return toHex(new Uint8Array(digest))
}

/** Anything else needs no query. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && TOKEN.test(text)
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** Every letter of the alphabet (of up to 256) as likely as any other. */
export function randomText(alphabet: string, length: number): string {
  // Bytes beyond a whole number of alphabets would make its first letters likelier: they are thrown away.
  const limit = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < limit && text.length < length) text += alphabet.charAt(byte % alphabet.length)
    }
  }
  return text
}

/** Crockford's base 32: nothing that is mixed up when it is read aloud to customer service. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 'AB12-CD34-EF56': 60 bits of chance. */
export function newReference(): string {
  return grouped(randomText(LETTERS, 12))
}

/** The same for the same key. */
export async function referenceOf(key: string): Promise<string> {
  const bytes = fromHex(await hashOf(key)).slice(0, 12)
  return grouped(Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join(''))
}

function grouped(letters: string): string {
  return (letters.match(/.{4}/g) ?? []).join('-')
}
