import { LOCALE_CODES, type LocaleCode } from '../locale/locales.ts'

export interface PagePath {
  /** normalised: decoded, NFC, one leading slash, none at the end, no double ones, no backslash */
  path: string
  locale?: LocaleCode
  preview: boolean
}

/**
 * What the content service is asked for when this pathname is visited (§2.1): a leading `preview` segment and a leading locale
 * segment (in either order, the locale in any letter case) are removed, an empty path means '/'.
 * Takes the pathname of a URL, without query. Never throws.
 */
export function parsePagePath(pathname: string): PagePath {
  const segments = decodePath(pathname)
    .split(/[/\\]+/)
    .filter((segment) => segment !== '')
  let preview = false
  let locale: LocaleCode | undefined
  while (segments.length > 0) {
    const named = localeNamed(segments[0])
    if (!preview && segments[0] === 'preview') preview = true
    else if (locale === undefined && named !== undefined) locale = named
    else break
    segments.shift()
  }
  const path = `/${segments.join('/')}`
  return locale === undefined ? { path, preview } : { path, locale, preview }
}

function localeNamed(segment: string | undefined): LocaleCode | undefined {
  const lowerCase = segment?.toLowerCase()
  return LOCALE_CODES.find((code) => code.toLowerCase() === lowerCase)
}

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
