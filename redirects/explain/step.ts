import type { LocaleCode } from '#shared/locale/locales.ts'
import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'

export type Step =
  /** the host is in hosts.txt: the address is explained as one of the site */
  | { kind: 'own-host'; host: string }
  /** the host is not one of the site's: redirect to the default one */
  | { kind: 'unknown-host'; host: string }
  /** www., a slash at the end or a double slash: redirect to the canonical address */
  | { kind: 'canonical' }
  /** the path names another locale: redirect to that locale's host */
  | { kind: 'own-domain'; locale: LocaleCode }
  | { kind: 'answered-before' }
  | { kind: 'locale'; locale: LocaleCode; by: 'host' | 'prefix' | 'visitor'; path: string }
  | { kind: 'page' }
  | { kind: 'no-page' }
  /** the page redirects, before the table does (§2.3) */
  | { kind: 'card-list'; url: string }
  | { kind: 'root-page'; target: string }
  | { kind: 'rule'; locale: LocaleCode; rule: RedirectRule }
  | { kind: 'no-rule' }
  /** the redirect is not followed: it is part of a loop or of too long a chain */
  | { kind: 'cut'; because: 'loop' | 'too-long' }
  /** only another locale has the path */
  | { kind: 'other-locale'; locale: LocaleCode }
