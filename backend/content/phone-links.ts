import type { LocaleCode } from '#shared/locale/locales.ts'

/**
 * as written in the four countries: '+358 10 000 1200', '0800 000 110', '08-465 004 00', '21 00 08
 * 10'; not inside a link's text
 */
const PHONE_NUMBERS =
  /(?:\+\d{2,3}(?:\s\d+){2,}|\b0800(?:\s\d{3}){2}|\b0\d{1,2}-\d{3}\s\d{2,3}\s\d{2}|\b\d{2}(?:\s\d{2}){3})\b(?![^[\]]*\]\()/g
const COUNTRY_CODES: Partial<Record<LocaleCode, string>> = { 'sv-SE': '+46', 'no-NO': '+47' }

/** Turns phone numbers in markdown into tel: links. */
export function linkPhoneNumbers(markdown: string, locale: LocaleCode): string {
  return markdown.replaceAll(
    PHONE_NUMBERS,
    (number) => `[${number}](tel:${dialled(number, locale)})`,
  )
}

/** A toll-free number has no international form. */
function dialled(number: string, locale: LocaleCode): string {
  const digits = number.replaceAll(/[^+\d]/g, '')
  return /^(?:\+|0800)/.test(digits)
    ? digits
    : (COUNTRY_CODES[locale] ?? '') + digits.replace(/^0/, '')
}
