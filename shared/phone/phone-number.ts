// Telephone numbers as E.164. libphonenumber-js is 29 kB gzip: in the browser only the checkout
// imports this file.

import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { typedNumber } from '../forms/typed-text.ts'
import type { Country } from '../locale/locales.ts'

/** The two fields of the checkout (§4) and of an order request. */
export interface PhoneFields {
  /** 'FIN|358' (§3) */
  telephonePrefix: string
  telephoneNumber: string
}

/** `telephoneNumber` has no trunk zero: '401234567'. */
export interface PhoneNumber extends PhoneFields {
  /** '+358401234567' */
  e164: string
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
  const home = ALL_HOMES.find(({ callingCode }) => callingCode === found.countryCallingCode)
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

export function canReceiveSms({ telephonePrefix, telephoneNumber }: PhoneNumber): boolean {
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

function withPlus(text: string): string {
  return typedNumber(text).replace(/^00/, '+')
}
