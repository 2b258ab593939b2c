import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import type { TranslateIn } from '../i18n/loaded-messages.ts'

/** Country calling codes of the countries that customers come from. */
const NORDIC = { FI: 358, SE: 46, NO: 47, DK: 45, IS: 354 }
const BALTIC = { EE: 372, LV: 371, LT: 370 }
const WESTERN = {
  AT: 43,
  BE: 32,
  CH: 41,
  DE: 49,
  ES: 34,
  FR: 33,
  GB: 44,
  IE: 353,
  IT: 39,
  LU: 352,
  MT: 356,
  NL: 31,
  PT: 351,
}
const EASTERN = {
  BG: 359,
  CY: 357,
  CZ: 420,
  GR: 30,
  HR: 385,
  HU: 36,
  PL: 48,
  RO: 40,
  SI: 386,
  SK: 421,
  UA: 380,
}
const CALLING_CODES = { ...NORDIC, ...BALTIC, ...WESTERN, ...EASTERN, US: 1, CA: 1 }

/** §9 */
const FIRST_COUNTRIES = ['NO', 'SE', 'FI']

/**
 * §9: the user's country first, then NO, SE and FI, then the rest in the given order. ISO codes
 * without duplicates, only from the list.
 */
export function orderCountries(
  userCountry: string | undefined,
  countries: readonly string[],
): string[] {
  const ordered = new Set([...(userCountry ? [userCountry] : []), ...FIRST_COUNTRIES, ...countries])
  return [...ordered].filter((country) => countries.includes(country))
}

/**
 * The visitor's likely country: the locale's, or for the international locale the browser's
 * ('en-GB').
 */
export function userCountry(locale: LocaleCode, browserLanguage: string): string | undefined {
  return (
    LOCALES[locale].country ??
    /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(browserLanguage)?.[1]?.toUpperCase()
  )
}

/**
 * The options of the prefix field in the order of §9, then by name: { value: 'FIN|358', label:
 * 'Suomi (+358)' }. The names are messages, because the first name of Intl.DisplayNames takes a
 * phone about 100 ms.
 */
export function prefixOptions(
  t: TranslateIn<'checkout'>,
  country: string | undefined,
): { value: string; label: string }[] {
  const sorted = t('countries.sorted').split(' ').filter(isOffered)
  return orderCountries(country, sorted)
    .filter(isOffered)
    .map((code) => ({
      // §3: Finland's value has three letters
      value: `${code === 'FI' ? 'FIN' : code}|${CALLING_CODES[code]}`,
      label: `${t(`countries.${code}`)} (+${CALLING_CODES[code]})`,
    }))
}

function isOffered(code: string): code is keyof typeof CALLING_CODES {
  return Object.hasOwn(CALLING_CODES, code)
}
