import type { Order } from '../orders/order.ts'

// §5: other prefixes are not parsed
const CALLING_CODES = new Map([
  ['FIN|358', '+358'],
  ['NO|47', '+47'],
  ['SE|46', '+46'],
])

/** '+358401234567'; undefined for what cannot be called. The zero before a national number is no part of it. */
export function phoneNumber({ telephonePrefix, telephoneNumber }: Order['customer']): string | undefined {
  const callingCode = CALLING_CODES.get(telephonePrefix)
  const number = telephoneNumber.replace(/[\s-]/g, '').replace(/^0/, '')
  return callingCode !== undefined && /^\d{4,14}$/.test(number) ? callingCode + number : undefined
}
