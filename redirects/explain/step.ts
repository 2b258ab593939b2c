import type { LocaleCode } from '#shared/locale/locales.ts'
import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'

/** words/sentences.ts says what each one means. */
export type Step =
  | { kind: 'own-host'; host: string }
  | { kind: 'unknown-host'; host: string }
  | { kind: 'canonical' }
  | { kind: 'own-domain'; locale: LocaleCode }
  | { kind: 'answered-before' }
  | { kind: 'locale'; locale: LocaleCode; by: 'host' | 'prefix' | 'visitor'; path: string }
  | { kind: 'page' }
  | { kind: 'no-page' }
  | { kind: 'card-list'; url: string }
  | { kind: 'root-page'; target: string }
  | { kind: 'rule'; locale: LocaleCode; rule: RedirectRule }
  | { kind: 'no-rule' }
  | { kind: 'cut'; because: 'loop' | 'too-long' }
  | { kind: 'other-locale'; locale: LocaleCode }
