import { typedNumber } from '#shared/forms/typed-text.ts'
import { COUNTRIES, type Country, LOCALES, type LocaleCode } from '#shared/locale/locales.ts'

const COUNTRY_CODES: Record<Country, string> = { FI: '+358', SE: '+46', NO: '+47' }
/** matches the trunk prefix of the digits; Norwegian numbers have none */
const NATIONAL: Record<Country, RegExp> = { FI: /^0(?=[1-9])/, SE: /^0(?=[1-9])/, NO: /^(?=[2-9]\d{7}$)/ }

/**
 * Converts what people type to '+358401234567' (docs/contract.md): '00358 (0)40-123 4567', '+358 040…', and '040 123 4567' as a number of
 * the country. Returns other text unchanged; phoneWithCountry then rejects it.
 */
export function fullPhoneNumber(text: string, country: Country): string {
  const bare = typedNumber(text)
    .replace(/\(0\)/, '')
    .replace(/[\s().\-/]/gu, '')
  const international = bare.replace(/^00/, '+').replace(NATIONAL[country], COUNTRY_CODES[country])
  return /^\+\d+$/.test(international) ? international.replace(/^(\+(?:358|47|46))0/, '$1') : text
}

/** The country of the site. On the international site: the country of the known number, else of §9's default prefix. */
export function customerCountry(locale: LocaleCode, phone: string | null): Country {
  return LOCALES[locale].country ?? COUNTRIES.find((country) => phone?.startsWith(COUNTRY_CODES[country])) ?? 'FI'
}
