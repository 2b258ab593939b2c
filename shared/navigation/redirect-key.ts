// What of a path decides whether a redirect rule is meant (§2.3, architecture "Redirect tables").
import { decodePath } from './decode-path.ts'

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
  return utf8Length(key) <= MAX_REDIRECT_KEY_BYTES ? key : undefined
}

/** The key without letter case: what is looked up when the exact one is unknown. */
export function foldRedirectKey(key: string): string {
  return key.toLowerCase().normalize('NFC')
}

function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
