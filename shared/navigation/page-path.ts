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

/** One percent-encoded character, its octets counted by the first one (RFC 3629). */
export const ENCODED = /%[0-7][0-9A-F]|%[CD][0-9A-F]%[89AB][0-9A-F]|%E[0-9A-F](?:%[89AB][0-9A-F]){2}|%F[0-7](?:%[89AB][0-9A-F]){3}/gi

/**
 * A URL's pathname as text: percent-decoded where that is valid UTF-8, as it stands where it is not, in Unicode form NFC.
 * Never throws. The result is text: encode it before it becomes part of an address again.
 */
export function decodePath(pathname: string): string {
  return (pathname.includes('%') ? pathname.replace(ENCODED, decodeCharacter) : pathname).normalize('NFC')
}

/** Two kinds stay encoded: control characters, which must not get into a header or log line, and the backslash, which URL parsers take for a slash. */
function decodeCharacter(encoded: string): string {
  try {
    const character = decodeURIComponent(encoded)
    return /[\\\p{Cc}]/u.test(character) ? encoded : character
  } catch {
    return encoded // no well-formed UTF-8
  }
}

/** A decoded path as an address says it: what a decoded '?', '#' or '%' would change is encoded again. */
export function encodePath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment.toWellFormed()))
    .join('/')
}

/** Where a page is on this site, with its locale prefix ('' for none) and as a preview. Without trailing slash: it is canonical. */
export function pageAddress({ prefix, path, preview }: { prefix: string; path: string; preview: boolean }): string {
  return prefix + (preview ? '/preview' : '') + (path === '/' ? '' : encodePath(path)) || '/'
}
