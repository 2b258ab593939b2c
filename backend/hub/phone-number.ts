import { COUNTRIES, LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { type PhoneNumber, readPhoneNumber } from '#shared/phone/phone-number.ts'
import { HOMES } from '#shared/phone/text-messages.ts'

/**
 * Reads '+358 40…', '00358 (0)40…', and a national number of the site's country. On the
 * international site: of the country of the known number, else of §9's default prefix if it has a
 * trunk zero. undefined for an impossible number.
 */
export function accountPhone(
  text: string,
  locale: LocaleCode,
  known: string | null,
): PhoneNumber | undefined {
  const country =
    LOCALES[locale].country ??
    COUNTRIES.find((one) => known?.startsWith(`+${HOMES[one].callingCode}`))
  return readPhoneNumber(text, country ?? (/^\(?0/.test(text) ? 'FI' : undefined))
}
