/** Crockford's base 32: without letters that are easily confused. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 'AB12-CD34-EF56', from 12 bytes. Visitors quote it to customer service. */
export function referenceFrom(bytes: Uint8Array): string {
  const text = Array.from(bytes.slice(0, 12), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return text.replace(/.{4}(?=.)/g, '$&-')
}
