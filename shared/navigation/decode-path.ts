// The percent-encoded octets that are well-formed UTF-8, by the table of RFC 3629. Two kinds are left encoded on purpose: control
// characters, which have no business in a header or a log line, and the backslash, which a URL parser takes for a slash.
const ENCODED_TEXT = new RegExp(
  `(?:${[
    '%(?:[2346][0-9A-F]|5[0-9ABD-F]|7[0-9A-E])',
    '%C2%[AB][0-9A-F]',
    '%(?:C[3-9A-F]|D[0-9A-F])%[89AB][0-9A-F]',
    '%E0%[AB][0-9A-F]%[89AB][0-9A-F]',
    '%E[1-9A-CEF](?:%[89AB][0-9A-F]){2}',
    '%ED%[89][0-9A-F]%[89AB][0-9A-F]',
    '%F0%[9AB][0-9A-F](?:%[89AB][0-9A-F]){2}',
    '%F[1-3](?:%[89AB][0-9A-F]){3}',
    '%F4%8[0-9A-F](?:%[89AB][0-9A-F]){2}',
  ].join('|')})+`,
  'gi',
)

/**
 * A URL's pathname as text: percent-decoded where the encoding is valid, as it stands where it is not, in Unicode form NFC.
 * Never throws. The result is text: encode it before it becomes part of an address again.
 */
export function decodePath(pathname: string): string {
  return pathname.replace(ENCODED_TEXT, (encoded) => decodeURIComponent(encoded)).normalize('NFC')
}
