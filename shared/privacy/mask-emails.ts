/** '@' as it stands, encoded once or more often, and its full-width twin */
const AT_SIGN = /@|%(?:25)*40|\uFF20|%EF%BC%A0/i

export function looksLikeEmail(text: string): boolean {
  return AT_SIGN.test(text)
}

/** A path without the segments that look like an e-mail address: legacy paths hold some. Split first: one pattern would be quadratic. */
export function maskPath(pathname: string): string {
  return pathname
    .split('/')
    .map((segment) => (looksLikeEmail(segment) ? '***' : segment))
    .join('/')
}

/** A text without what looks like an e-mail address, a telephone number or a code bought (ST1-…), and without the query of any address in it. */
export function maskText(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => (looksLikeEmail(word) ? '***' : word.replace(/\?[^):]*/, '')))
    .join('')
    .replace(/\+?\d(?:[ -]?\d){6,}/g, '***')
    .replace(/\bST1-[A-Z\d-]+/gi, '***')
}
