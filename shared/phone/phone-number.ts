// Telephone numbers as E.164. libphonenumber-js is 29 kB gzip: in the browser only
// client/checkout/phone-rules.ts imports this file, when there is a number.

import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { isPhone } from '../forms/rules.ts'
import { typedNumber } from '../forms/typed-text.ts'
import type { Country } from '../locale/locales.ts'
import { canReceiveSms, HOMES, offersSms, type PhoneFields, withPlus } from './text-messages.ts'

/** `telephoneNumber` has no trunk zero: '401234567'. */
export interface PhoneNumber extends PhoneFields {
  /** '+358401234567' */
  e164: string
}

/** otherCountry: the number is probably of this country; noSms: no text message can be sent to it */
export type PhoneProblem =
  | { kind: 'phoneImpossible' | 'noSms' }
  | { kind: 'otherCountry'; country: Country }

/** The library accepts Finnish mobile numbers from 6 digits. With less than 8, some are missing. */
const INCOMPLETE_MOBILE = /^\+358(?:4\d|50)\d{0,5}$/

/**
 * A country code in the number overrides the prefix. undefined for a number that is impossible in
 * its country.
 */
export function readPhoneFields({
  telephonePrefix,
  telephoneNumber,
}: PhoneFields): PhoneNumber | undefined {
  const [letters = '', callingCode] = telephonePrefix.split('|')
  const country = letters === 'FIN' ? 'FI' : letters
  const number = readPhoneNumber(telephoneNumber, isSupportedCountry(country) ? country : undefined)
  // +1 belongs to 'US|1' and 'CA|1'
  const isOfPrefix = number?.telephonePrefix.split('|')[1] === callingCode
  return number && isOfPrefix ? { ...number, telephonePrefix } : number
}

/** `country`: of numbers without a country code. undefined for an impossible number. */
export function readPhoneNumber(
  text: string,
  country: CountryCode | undefined,
): PhoneNumber | undefined {
  const found = parsePhoneNumberFromString(withPlus(text), {
    ...(country && { defaultCountry: country }),
    extract: false,
  })
  if (!found?.country || found.ext) return undefined
  const home = Object.values(HOMES).find(
    ({ callingCode }) => callingCode === found.countryCallingCode,
  )
  // for other countries only the length is checked
  const isPossible = home
    ? found.isValid() && !INCOMPLETE_MOBILE.test(found.number)
    : found.isPossible()
  if (!isPossible) return undefined
  return {
    e164: found.number,
    telephonePrefix: home?.prefix ?? `${found.country}|${found.countryCallingCode}`,
    telephoneNumber: found.nationalNumber,
  }
}

/** The problem of a phone number that passes the rules of §5. */
export function phoneProblem(fields: PhoneFields, sendSms: boolean): PhoneProblem | undefined {
  if (!isPhone(typedNumber(fields.telephoneNumber))) return undefined
  const number = readPhoneFields(fields)
  const needsMobile = sendSms && offersSms(fields)
  if (number && !needsMobile) return undefined
  const country = likelyCountry(fields)
  if (country) return { kind: 'otherCountry', country }
  if (!number) return { kind: 'phoneImpossible' }
  return canReceiveSms(number) ? undefined : { kind: 'noSms' }
}

/**
 * The country of a mobile number that was typed with the prefix of another country: '070-123 45 67'
 * is Swedish.
 */
export function likelyCountry({
  telephonePrefix,
  telephoneNumber,
}: PhoneFields): Country | undefined {
  const typed = withPlus(telephoneNumber)
  if (typed.startsWith('+')) return undefined
  // Norwegian numbers have no trunk zero
  const countries: Country[] = /^\(?0/.test(typed) ? ['FI', 'SE'] : ['NO']
  return countries.find((country) => {
    const { prefix } = HOMES[country]
    const number = prefix === telephonePrefix ? undefined : readPhoneNumber(typed, country)
    return number !== undefined && canReceiveSms(number)
  })
}
