import { LOCALE_CODES, type LocaleCode } from '../locale/locales.ts'
import { decodePath } from './decode-path.ts'

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
