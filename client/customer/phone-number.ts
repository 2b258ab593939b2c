/** §3: country code | number */
export const DEFAULT_PHONE_PREFIX = 'FIN|358'
const PREFIXES = [DEFAULT_PHONE_PREFIX, 'NO|47', 'SE|46']

/** §5: a phone number is split by its prefix ('FIN|358') and its digits, without the zero of a national number: '+46 070…'. +358, +47 and +46 are recognised, others are not parsed. */
export function splitPhoneNumber(phone: string) {
  const [, code = '', number = ''] = /^\+(358|47|46)0?(\d+)$/.exec(phone.replace(/[\s().-]/g, '')) ?? []
  const prefix = PREFIXES.find((known) => known.endsWith(`|${code}`))
  return prefix === undefined ? undefined : { prefix, number }
}
