import { emailWithoutAlias } from '../orders/order.ts'

/**
 * The same text for all spellings of an address, for counting: without letter case, +tag and the
 * dots before the @. Not every provider ignores these dots, but addresses that differ only in them
 * hardly ever belong to two people.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = emailWithoutAlias(email).split('@')
  return `${name.replaceAll('.', '')}@${domain}`
}
