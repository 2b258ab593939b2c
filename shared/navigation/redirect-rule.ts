import type { LocaleCode } from '../locale/locales.ts'
import { isExternalTarget } from './redirect-target.ts'
import { redirectKey } from './redirect-key.ts'

/** One line of a redirect table (§2.3). */
export interface RedirectRule {
  /** the old path, as written */
  source: string
  /** a site path, query and hash allowed, or an http(s) address */
  target: string
  /** 1-based line of the file it was read from */
  line: number
}

// C0, DEL, C1, line separators, and the invisible ones that make two addresses look alike
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200b-\u200f\u202a-\u202e\ufeff]/

/** Why a text cannot be a target; undefined when it can. Asked when a table is published, and again when it is read. */
export function targetFault(target: unknown): string | undefined {
  if (typeof target !== 'string' || target === '') return 'there is no target'
  if (hasUnprintable(target)) return 'the target holds a control or invisible character'
  if (/\s/.test(target)) return 'the target holds a space'
  if (target.includes('\\')) return 'the target holds a backslash'
  if (target.startsWith('//')) return 'a target beginning with // leads to another host'
  if (target.startsWith('/')) return undefined
  if (!isExternalTarget(target)) return 'a target is a site path (/…) or an http(s) address'
  return addressFault(target)
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

function addressFault(target: string): string | undefined {
  const authority = /^https?:\/\/([^/?#]*)/i.exec(target)?.[1] ?? ''
  if (authority.includes('@')) return 'the address holds a user name or password'
  const isHost = /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?$/u.test(authority)
  return isHost ? undefined : 'the address has no readable host'
}
