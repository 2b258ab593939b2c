import { isSafeExternalUrl } from './external-url.ts'
import { isExternalTarget } from './redirect-target.ts'
import { decodePath } from './page-path.ts'

/** One rule of a redirect table (§2.3): a line of redirects/{locale}.txt. */
export interface RedirectRule {
  /** the old path, as written; `/old/*` is /old and every path below it */
  source: string
  /** a site path, query and hash allowed, or an http(s) address; for a prefix `:splat` stands for what `*` matched */
  target: string
  /** 1-based line of the file it was read from */
  line: number
  /** first day the rule holds, yyyy-MM-dd by the locale's main clock; undefined: it holds already */
  from?: string
  /** last day the rule holds; undefined: for ever */
  until?: string
  /** who is asked about it */
  owner?: string
  note?: string
}

/** An address that must lead somewhere: kept with the table, checked at every publication. */
export interface RedirectExample {
  path: string
  /** where it must end: a site path or an http(s) address */
  target: string
  /** 1-based line of the file it was read from */
  line: number
}

/** Whether a rule is for every path below its own: `/old/*`. */
export function isPrefixSource(source: string): boolean {
  return source.endsWith('/*')
}

/** Longer ones are cut or refused by what stands between the edge and a browser. */
const MAX_TARGET_LENGTH = 8_000

// controls, and the invisible ones that make two addresses look alike
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u

/** Names of sentences in redirects/messages. */
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

/** Why a text cannot be a target; undefined when it can. Asked when a table is published, and again when it is read. */
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
  // the last: https://256.256.256.256/, which no browser can read
  return isSafeExternalUrl(target) && URL.canParse(target) ? undefined : 'targetHost'
}

/** Whether a text holds a control character, written out or percent-encoded. */
export function hasUnprintable(text: string): boolean {
  return UNPRINTABLE.test(text) || /%(?:[01][0-9a-f]|7f|c2%[89][0-9a-f])/i.test(text)
}

// What of a path decides whether a redirect rule is meant (§2.3, architecture "Redirect tables").

/** Longest path, in UTF-8 bytes, that a rule can have; longer ones are never looked up. */
const MAX_REDIRECT_KEY_BYTES = 512

/**
 * The look-up key of a path: decoded, NFC, one slash between segments and none at the end. Rules and requests go through
 * the same function. Malformed percent-encodings stay as they are; it never throws.
 * @returns undefined when no rule can have this path: empty, no leading slash, '.' or '..', over 512 bytes
 */
export function redirectKey(path: string): string | undefined {
  // 9: the longest percent-encoded form of a UTF-16 unit. Nothing is spent on a path of 16 kB.
  if (!path.startsWith('/') || path.length > MAX_REDIRECT_KEY_BYTES * 9) return undefined
  const key = decodePath(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  return isWithinBytes(key, MAX_REDIRECT_KEY_BYTES) ? key : undefined
}

/** A UTF-16 unit takes three bytes at most: short texts are not encoded to be measured. */
function isWithinBytes(text: string, bytes: number): boolean {
  return text.length * 3 <= bytes || new TextEncoder().encode(text).length <= bytes
}

/** The key without letter case: what is looked up when the exact one is unknown. */
export function foldRedirectKey(key: string): string {
  return key.toLowerCase().normalize('NFC')
}
