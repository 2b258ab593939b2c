import { LOCALE_CODES, type LocaleCode } from '../locale/locales.ts'

export interface ParsedPath {
  /** normalised: decoded, NFC, one leading slash, no trailing or double slashes, no backslash */
  path: string
  locale?: LocaleCode
  preview: boolean
}

/**
 * Reads the pathname of a URL (§2.1). Leading `preview` and locale segments, in either order, are
 * removed from the path, which is then sent to the content service. The locale is recognised in any
 * letter case. An empty path becomes '/'. Never throws.
 */
export function parsePagePath(pathname: string): ParsedPath {
  const segments = decodePath(pathname)
    .split(/[/\\]+/)
    .filter((segment) => segment !== '')
  let preview = false
  let locale: LocaleCode | undefined
  while (segments.length > 0) {
    const first = segments[0]?.toLowerCase()
    const named = LOCALE_CODES.find((code) => code.toLowerCase() === first)
    if (!preview && segments[0] === 'preview') preview = true
    else if (locale === undefined && named !== undefined) locale = named
    else break
    segments.shift()
  }
  const path = `/${segments.join('/')}`
  return locale === undefined ? { path, preview } : { path, locale, preview }
}

/** One percent-encoded UTF-8 character; the first octet determines how many follow (RFC 3629). */
export const ENCODED =
  /%[0-7][0-9A-F]|%[CD][0-9A-F]%[89AB][0-9A-F]|%E[0-9A-F](?:%[89AB][0-9A-F]){2}|%F[0-7](?:%[89AB][0-9A-F]){3}/gi

/**
 * Decodes the pathname of a URL to text in NFC. Percent-encodings that are not valid UTF-8 stay as
 * they are. Never throws. Encode the result (encodePath) before using it in an address.
 */
export function decodePath(pathname: string): string {
  return (pathname.includes('%') ? pathname.replace(ENCODED, decodeCharacter) : pathname).normalize(
    'NFC',
  )
}

/**
 * Control characters stay encoded, because they would break headers and log lines. So does the
 * backslash, which URL parsers read as a slash.
 */
function decodeCharacter(encoded: string): string {
  try {
    const character = decodeURIComponent(encoded)
    return /[\\\p{Cc}]/u.test(character) ? encoded : character
  } catch {
    return encoded // invalid UTF-8
  }
}

/** Encodes a decoded path for an address: '?', '#' and '%' in it stay part of the path. */
export function encodePath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment.toWellFormed()))
    .join('/')
}

/** The canonical address of a page on this site. `prefix` is its locale prefix or ''. */
export function pageAddress({
  prefix,
  path,
  preview,
}: {
  prefix: string
  path: string
  preview: boolean
}): string {
  return prefix + (preview ? '/preview' : '') + (path === '/' ? '' : encodePath(path)) || '/'
}
