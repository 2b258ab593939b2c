/** §3: country code | number. The first is the default. */
const PREFIXES = { '358': 'FIN|358', '47': 'NO|47', '46': 'SE|46' } as const

export const DEFAULT_PHONE_PREFIX = PREFIXES['358']

interface PhoneNumber {
  /** 'FIN|358' */
  prefix: string
  /** digits only, without the prefix */
  number: string
}

/** §5: a phone number is split by its prefix. +358, +47 and +46 are recognised, others are not parsed. */
export function splitPhoneNumber(phone: string): PhoneNumber | undefined {
  const [, code = '', number = ''] = /^\+(358|47|46)(\d+)$/.exec(phone.replace(/[\s().-]/g, '')) ?? []
  return isKnownCode(code) ? { prefix: PREFIXES[code], number } : undefined
}

function isKnownCode(code: string): code is keyof typeof PREFIXES {
  return Object.hasOwn(PREFIXES, code)
}
