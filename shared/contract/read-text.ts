// Addresses and short texts in content (docs/contract.md). An address is a site path without locale
// prefix, or absolute.

import { isSafeHref } from '../navigation/external-url.ts'
import { readText } from './read-values.ts'

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i
const STARTS_AT_ROOT = /^[/?#\\]/
const IS_WEB_ADDRESS = /^(?:https?:|[/?#])/i
/**
 * The content provider's names of files have spaces. A browser encodes them in a link, but a space
 * ends an address in `srcset`.
 */
const SPACES = /\p{Zs}/gu

/**
 * A site path ('/x', '?x', '#x'), http(s), mailto, tel or sms. Any other address is unsafe in a
 * link (§5) and yields undefined.
 */
export function readHref(value: unknown): string | undefined {
  const text = readText(value)?.trim()
  if (text === undefined || text === '') return undefined
  const href = HAS_SCHEME.test(text) || STARTS_AT_ROOT.test(text) ? text : `/${text}`
  const encoded = IS_WEB_ADDRESS.test(href) ? href.replace(SPACES, encodeURIComponent) : href
  return isSafeHref(encoded) ? encoded : undefined
}

/** A site path that begins with one slash. A missing leading slash is added. */
export function readSitePath(value: unknown): string | undefined {
  const text = readText(value)?.trim()
  if (text === undefined || text === '' || HAS_SCHEME.test(text)) return undefined
  const path = text.startsWith('/') ? text : `/${text}`
  return isSafeHref(path) ? path : undefined
}

export function readExternalAddress(value: unknown): string | undefined {
  const href = readHref(value)
  return href !== undefined && /^https?:/i.test(href) ? href : undefined
}

/**
 * In characters, more than any name, street or dish needs. Longer text is cut, so that a mistake
 * cannot make a page of megabytes.
 */
const MAX_TEXT = 500
/** no space, control, zero-width or filler character */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Like readText for a single line: trimmed and cut to MAX_TEXT. Text without a visible character is
 * absent.
 */
export function readShortText(value: unknown): string | undefined {
  // drops a surrogate pair that the cut would split
  const text = readText(value)
    ?.trim()
    .slice(0, MAX_TEXT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
  return text !== undefined && VISIBLE.test(text) ? text : undefined
}

/**
 * The text without invisible characters, cut to `most` characters. '' if it has no visible
 * character. Idempotent.
 */
export function visibleText(value: string | undefined, most: number): string {
  const visible = (value ?? '')
    .slice(0, 10 * most)
    .replace(/\s/g, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/ +/g, ' ')
    .trim()
  return visible
    .slice(0, most)
    .replace(/\p{Surrogate}/gu, '')
    .trim()
}

/** characters */
export const MAX_STATION_ID = 100

/** A station id that fits into the locator's address. '' for a text without visible characters. */
export function stationId(text: string | undefined): string {
  return visibleText(text, MAX_STATION_ID)
}
