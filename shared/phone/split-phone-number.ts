import { typedNumber } from '../forms/typed-text.ts'

/** §3: country code | number */
export const DEFAULT_PHONE_PREFIX = 'FIN|358'
const PREFIXES = [DEFAULT_PHONE_PREFIX, 'NO|47', 'SE|46']

/**
 * §5: splits a phone number into prefix ('FIN|358') and digits, without a national zero ('+46
 * 070…'). Only +358, +47 and +46 are parsed.
 */
export function splitPhoneNumber(phone: string) {
  const [, code = '', number = ''] =
    /^\+(358|47|46)0?(\d+)$/.exec(typedNumber(phone).replace(/[\s().-]/g, '')) ?? []
  const prefix = PREFIXES.find((known) => known.endsWith(`|${code}`))
  return prefix === undefined ? undefined : { prefix, number }
}
