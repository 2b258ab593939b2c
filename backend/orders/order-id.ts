import { randomText } from '../secrets/random-text.ts'

/** Crockford's base 32: nothing that is mixed up when it is read aloud to customer service. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 'AB12-CD34-EF56': 60 bits of chance. */
export function newOrderId(): string {
  return (randomText(LETTERS, 12).match(/.{4}/g) ?? []).join('-')
}
