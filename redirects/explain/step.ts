import type { LocaleCode } from '#shared/locale/locales.ts'
import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'

/** What happens to an address on its way. */
export type Step =
  /** its host is none of the site's: it is sent to the default one */
  | { kind: 'unknown-host'; host: string }
  /** www., a slash at the end, two slashes */
  | { kind: 'canonical' }
  /** another locale's prefix on a host of its own */
  | { kind: 'own-domain'; locale: LocaleCode }
  | { kind: 'answered-before' }
  | { kind: 'locale'; locale: LocaleCode; by: 'host' | 'prefix' | 'visitor'; path: string }
  | { kind: 'page' }
  | { kind: 'no-page' }
  /** the page sends on, before the table is asked (§2.3) */
  | { kind: 'card-list'; url: string }
  | { kind: 'root-page'; target: string }
  | { kind: 'rule'; locale: LocaleCode; rule: RedirectRule; target: string }
  | { kind: 'no-rule' }
  /** the redirect is none: it would come back, or take too many */
  | { kind: 'cut'; because: 'loop' | 'too-long' }
  /** only another locale knows the path */
  | { kind: 'other-locale'; locale: LocaleCode }
