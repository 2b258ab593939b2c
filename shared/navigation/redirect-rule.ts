import type { LocaleCode } from '../locale/locales.ts'
import { isSafeExternalUrl } from './external-url.ts'
import { isExternalTarget } from './redirect-target.ts'
import { decodePath } from './page-path.ts'

/** One line of a redirect table (§2.3). */
export interface RedirectRule {
  /** the old path, as written */
  source: string
  /** a site path, query and hash allowed, or an http(s) address */
  target: string
  /** 1-based line of the file it was read from */
  line: number
}

// controls, and the invisible ones that make two addresses look alike
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u

/** Why a text cannot be a target; undefined when it can. Asked when a table is published, and again when it is read. */
export function targetFault(target: unknown): string | undefined {
  if (typeof target !== 'string' || target === '') return 'there is no target'
  if (hasUnprintable(target)) return 'the target holds a control or invisible character'
  if (/\s/.test(target)) return 'the target holds a space'
  if (target.includes('\\')) return 'the target holds a backslash'
  if (target.startsWith('//')) return 'a target beginning with // leads to another host'
  if (target.startsWith('/')) return undefined
  if (!isExternalTarget(target)) return 'a target is a site path (/…) or an http(s) address'
  if (/^https?:\/\/[^/?#]*@/i.test(target)) return 'the address holds a user name or password'
  return isSafeExternalUrl(target) ? undefined : 'the address has no readable host'
}

/** Whether a text holds a control character, written out or percent-encoded. */
export function hasUnprintable(text: string): boolean {
  return UNPRINTABLE.test(text) || /%(?:[01][0-9a-f]|7f|c2%[89][0-9a-f])/i.test(text)
}

/** The key of the rule that a target leads on to; undefined when it leaves the site. */
export function targetKey(target: string, locale: LocaleCode): string | undefined {
  if (!target.startsWith('/')) return undefined
  const path = target.replace(/[?#].*$/s, '')
  const prefix = `/${locale}`.toLowerCase()
  const isPrefixed = path.toLowerCase() === prefix || path.toLowerCase().startsWith(`${prefix}/`)
  // the page route takes the locale's own prefix off before it looks (§2.1)
  return redirectKey(isPrefixed ? path.slice(prefix.length) || '/' : path)
}

// What of a path decides whether a redirect rule is meant (§2.3, architecture "Redirect tables").

/** Longest path, in UTF-8 bytes, that a rule can have; longer ones are never looked up. */
export const MAX_REDIRECT_KEY_BYTES = 512

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
  return new TextEncoder().encode(key).length <= MAX_REDIRECT_KEY_BYTES ? key : undefined
}

/** The key without letter case: what is looked up when the exact one is unknown. */
export function foldRedirectKey(key: string): string {
  return key.toLowerCase().normalize('NFC')
}
