/** digits: the shortest numbers of an operator's own net, the longest of E.164 */
const MIN_DIGITS = 5
const MIN_DIGITS_WITH_COUNTRY = 7
const MAX_DIGITS = 15

/** Digits in groups, as people write them: '040 123 4567', '+358 (0)40-1234567'. */
export function isPhone(text: string): boolean {
  const digits = phoneDigits(text)
  return digits !== undefined && digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS
}

/** A number that can be called from abroad: after + or 00 a country code, none of which begins with 0. */
export function isPhoneWithCountry(text: string): boolean {
  const digits = /^(?:\+|00)/.test(text) ? phoneDigits(text.replace(/^00/, '+')) : undefined
  return digits !== undefined && /^[1-9]/.test(digits) && digits.length >= MIN_DIGITS_WITH_COUNTRY && digits.length <= MAX_DIGITS
}

/** undefined for what nobody dials. The (0) after a country code is not dialled from abroad, and counts for nothing here. */
function phoneDigits(text: string): string | undefined {
  const bare = text.replace(/\(0\)/, '').replace(/[\s().\-–/]/gu, '')
  return /^\+?\d+$/.test(bare) ? bare.replace('+', '') : undefined
}
