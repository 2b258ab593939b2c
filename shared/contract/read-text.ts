// Addresses in content (docs/contract.md): a site path without locale prefix, or an absolute address.
import { isSafeHref } from '../navigation/external-url.ts'
import { readText } from './read-values.ts'

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i
const STARTS_AT_ROOT = /^[/?#\\]/

/** A site path ('/x', '?x', '#x'), http(s), mailto or tel; undefined for whatever else a link must not lead to (§5). */
export function readHref(value: unknown): string | undefined {
  const text = readText(value)?.trim()
  if (text === undefined || text === '') return undefined
  const href = HAS_SCHEME.test(text) || STARTS_AT_ROOT.test(text) ? text : `/${text}`
  return isSafeHref(href) ? href : undefined
}

/** A site path, beginning with one slash. A path without its leading slash means the same path. */
export function readSitePath(value: unknown): string | undefined {
  const text = readText(value)?.trim()
  if (text === undefined || text === '' || HAS_SCHEME.test(text)) return undefined
  const path = text.startsWith('/') ? text : `/${text}`
  return isSafeHref(path) ? path : undefined
}

/** An http(s) address. */
export function readExternalAddress(value: unknown): string | undefined {
  const href = readHref(value)
  return href !== undefined && /^https?:/i.test(href) ? href : undefined
}

/** Characters: more than any name, street or dish has. A longer text is a mistake that would make pages of megabytes. */
const MAX_TEXT = 500
/** no space, no control or zero-width character, no filler */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Like readText, of a text that stands in a line: without spaces around, and no longer than such a line is. One that cannot be seen is absent. */
export function readShortText(value: unknown): string | undefined {
  // a pair of surrogates that the cut goes through is left out
  const text = readText(value)
    ?.trim()
    .slice(0, MAX_TEXT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
  return text !== undefined && VISIBLE.test(text) ? text : undefined
}

/** A text of at most so many characters, without what cannot be seen; '' for none. What came out of it once comes out the same. */
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

/** An id as the locator's address can hold it; '' for none. */
export function stationId(text: string | undefined): string {
  return visibleText(text, MAX_STATION_ID)
}
