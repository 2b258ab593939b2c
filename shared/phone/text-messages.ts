import { typedNumber } from '../forms/typed-text.ts'
import type { Country } from '../locale/locales.ts'

/** The two fields of the checkout (§4) and of an order request. */
export interface PhoneFields {
  /** 'FIN|358' (§3) */
  telephonePrefix: string
  telephoneNumber: string
}

interface Home {
  prefix: string
  callingCode: string
  mobile: RegExp
}

/** §3. Text messages are sent to mobile numbers of these countries. */
export const HOMES: Readonly<Record<Country, Home>> = {
  FI: { prefix: 'FIN|358', callingCode: '358', mobile: /^(?:4\d|50)\d{6,8}$/ },
  SE: { prefix: 'SE|46', callingCode: '46', mobile: /^7\d{8}$/ },
  NO: { prefix: 'NO|47', callingCode: '47', mobile: /^[49]\d{7}$/ },
}
const ALL_HOMES = Object.values(HOMES)

/** `telephoneNumber` without a trunk zero: '401234567'. */
export function canReceiveSms({ telephonePrefix, telephoneNumber }: PhoneFields): boolean {
  return ALL_HOMES.some(
    ({ prefix, mobile }) => prefix === telephonePrefix && mobile.test(telephoneNumber),
  )
}

/**
 * False if the prefix, or the country code in the number, is of a country to which no text messages
 * are sent.
 */
export function offersSms({ telephonePrefix, telephoneNumber }: PhoneFields): boolean {
  const typed = withPlus(telephoneNumber).replace(/[\s().-]/g, '')
  if (!typed.startsWith('+')) return ALL_HOMES.some(({ prefix }) => prefix === telephonePrefix)
  // '+4' can become '+46'
  return ALL_HOMES.some(
    ({ callingCode }) => typed.startsWith(`+${callingCode}`) || `+${callingCode}`.startsWith(typed),
  )
}

/** '0046 70…' → '+46 70…' */
export function withPlus(text: string): string {
  return typedNumber(text).replace(/^00/, '+')
}
