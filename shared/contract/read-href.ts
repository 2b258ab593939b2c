// Addresses in content (contract.md, General): a site path without locale prefix, or an absolute address.
import { isSafeHref } from '../navigation/safe-href.ts'
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
