import { isSafeExternalUrl } from './external-url.ts'
import { decodePath } from './page-path.ts'
import { parseUrl } from './parse-url.ts'
import { isExternalTarget } from './redirect-target.ts'

/** One rule of a redirect table (§2.3): a line of redirects/{locale}.txt. */
export interface RedirectRule {
  /** the old path as written; `/old/*` is /old and every path below it */
  source: string
  /** a site path, with query and hash if needed, or an http(s) address */
  target: string
  /** line in the file, from 1 */
  line: number
  note?: string
}

/** Whether the rule also covers the paths below: `/old/*`. */
export function isFolderSource(source: string): boolean {
  return source.endsWith('/*')
}

/** Proxies between edge and browser may cut or refuse longer addresses. */
const MAX_TARGET_LENGTH = 8_000

// control characters, and invisible characters that make two addresses look the same
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u

/** Keys of sentences in redirects/words/sentences.ts. */
export type TargetFault =
  | 'noTarget'
  | 'targetLong'
  | 'targetInvisible'
  | 'targetSpace'
  | 'targetBackslash'
  | 'targetSlashes'
  | 'targetKind'
  | 'targetUser'
  | 'targetHost'

/**
 * Why a value cannot be a target; undefined when it can. Checked when a table is published, and
 * again when it is read.
 */
export function targetFault(target: unknown): TargetFault | undefined {
  if (typeof target !== 'string' || target === '') return 'noTarget'
  if (target.length > MAX_TARGET_LENGTH) return 'targetLong'
  if (hasUnprintable(target)) return 'targetInvisible'
  if (/\s/.test(target)) return 'targetSpace'
  if (target.includes('\\')) return 'targetBackslash'
  if (target.startsWith('//')) return 'targetSlashes'
  if (target.startsWith('/')) return undefined
  if (!isExternalTarget(target)) return 'targetKind'
  if (/^https?:\/\/[^/?#]*@/i.test(target)) return 'targetUser'
  // parseUrl refuses https://256.256.256.256/
  return isSafeExternalUrl(target) && parseUrl(target) ? undefined : 'targetHost'
}

/** Whether a text contains a control or invisible character, or a percent-encoded control character. */
export function hasUnprintable(text: string): boolean {
  return UNPRINTABLE.test(text) || /%(?:[01][0-9a-f]|7f|c2%[89][0-9a-f])/i.test(text)
}

// The look-up keys of redirect rules (§2.3).

/** Longest path of a rule, in UTF-8 bytes. Longer paths are not looked up. */
const MAX_REDIRECT_KEY_BYTES = 512

/**
 * The look-up key of a path in rules and requests: decoded, NFC, one slash between segments, no
 * trailing slash. Malformed percent-encodings stay as they are. Never throws.
 *
 * @returns undefined when no rule can have this path: empty, no leading slash, '.' or '..', over
 *   512 bytes
 */
export function redirectKey(path: string): string | undefined {
  // 9: the longest percent-encoded form of a UTF-16 unit. Refuses very long paths early.
  if (!path.startsWith('/') || path.length > MAX_REDIRECT_KEY_BYTES * 9) return undefined
  const key = decodePath(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  return isWithinBytes(key, MAX_REDIRECT_KEY_BYTES) ? key : undefined
}

/** A UTF-16 unit has at most three bytes in UTF-8, so short texts need no encoding. */
function isWithinBytes(text: string, bytes: number): boolean {
  return text.length * 3 <= bytes || new TextEncoder().encode(text).length <= bytes
}

/** The key in lower case, which is looked up after the exact key. */
export function foldRedirectKey(key: string): string {
  return key.toLowerCase().normalize('NFC')
}
