/** '@', also percent-encoded once or more often, and the full-width '＠' */
const AT_SIGN = /@|%(?:25)*40|\uFF20|%EF%BC%A0/i

export function looksLikeEmail(text: string): boolean {
  return AT_SIGN.test(text)
}

/**
 * Session tokens and signatures: hexadecimal, 128 bits or more. A digit must be among the first
 * characters, so that a word of the letters a to f does not match.
 */
const TOKEN = /(?=[a-f]{0,31}\d)[\da-f]{32,}/gi

/**
 * Masks segments that look like an e-mail address, which old paths contain. Split first, because
 * one pattern would take quadratic time.
 */
export function maskPath(pathname: string): string {
  return pathname
    .split('/')
    .map((segment) => (looksLikeEmail(segment) ? '***' : segment.replace(TOKEN, '***')))
    .join('/')
}

/** Cuts an address before its query or hash, also percent-encoded ones. */
export function withoutQuery(address: string): string {
  const [path = ''] = address.split(/[?#]|%(?:25)*(?:3f|23)/i, 1)
  return path
}

/**
 * Masks what looks like an e-mail address, telephone number, token or bought code (ST1-…), and the
 * query of every address in the text.
 */
export function maskText(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => (looksLikeEmail(word) ? '***' : maskQuery(word)))
    .join('')
    .replace(TOKEN, '***')
    .replace(/\+?\d(?:[ -]?\d){6,}/g, '***')
    .replace(/\bST1-[A-Z\d-]+/gi, '***')
}

/** Keeps line and column at the end of a stack line: 'https://a.fi/x?y=z:12:5)'. */
function maskQuery(word: string): string {
  const address = withoutQuery(word)
  return address === word ? word : address + (/(?::\d{1,7}){2}\)?$/.exec(word)?.[0] ?? '')
}
