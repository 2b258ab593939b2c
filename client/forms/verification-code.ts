const PREFIX = 'ST1-'

/** §5: spaces are removed, the value is uppercased, and ST1- is put before it unless it already starts with st1- followed by digits. */
export function normaliseVerificationCode(text: string): string {
  const code = text.replace(/\s/g, '').toUpperCase()
  return /^ST1-\d/.test(code) ? code : PREFIX + code
}
