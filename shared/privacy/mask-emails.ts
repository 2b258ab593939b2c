/** '@' as it stands, encoded once or more often, and its full-width twin */
const AT_SIGN = /@|%(?:25)*40|\uFF20|%EF%BC%A0/i

export function looksLikeEmail(text: string): boolean {
  return AT_SIGN.test(text)
}

/** Session tokens, signatures of orders: hexadecimal, 128 bits and more. One of the first characters is a digit, so that a long word of the letters a to f is none. */
const TOKEN = /(?=[a-f]{0,31}\d)[\da-f]{32,}/gi

/** A path without the segments that look like an e-mail address: legacy paths hold some. Split first: one pattern would be quadratic. */
export function maskPath(pathname: string): string {
  return pathname
    .split('/')
    .map((segment) => (looksLikeEmail(segment) ? '***' : segment.replace(TOKEN, '***')))
    .join('/')
}

/** An address up to its query or hash, encoded ones too. */
export function withoutQuery(address: string): string {
  const [path = ''] = address.split(/[?#]|%(?:25)*(?:3f|23)/i, 1)
  return path
}

/** A text without what looks like an e-mail address, a telephone number, a token or a code bought (ST1-…), and without the query of any address in it. */
export function maskText(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => (looksLikeEmail(word) ? '***' : maskQuery(word)))
    .join('')
    .replace(TOKEN, '***')
    .replace(/\+?\d(?:[ -]?\d){6,}/g, '***')
    .replace(/\bST1-[A-Z\d-]+/gi, '***')
}

/** Keeps the line and column that end a line of a stack: 'https://a.fi/x?y=z:12:5)'. */
function maskQuery(word: string): string {
  const address = withoutQuery(word)
  return address === word ? word : address + (/(?::\d{1,7}){2}\)?$/.exec(word)?.[0] ?? '')
}
