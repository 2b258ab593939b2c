import { typedCode } from '#shared/forms/typed-text.ts'

const PREFIX = 'ST1-'

/**
 * §5: removes spaces, converts to upper case, and adds the prefix ST1- unless the value starts with
 * st1- and digits.
 */
export function normaliseVerificationCode(text: string): string {
  const code = typedCode(text).replace(/\s/g, '')
  return /^ST1-\d/.test(code) ? code : PREFIX + code
}
