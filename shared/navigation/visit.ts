import type { LocaleCode } from '../locale/locales.ts'

/**
 * A visit that the redirect tables' editors care about, without anything of the visitor: a row of `visits` in D1 (redirects/migrations/).
 * Counted by worker/visits/, read by redirects/visits/.
 */
export interface Visit {
  locale: LocaleCode
  /** a rule of the table led on, or no page was found */
  kind: 'hit' | 'missing'
  /** without locale prefix, masked as in the log */
  path: string
  /** the host that linked here; '' is none */
  referrer: string
  /** a known crawler or scanner */
  noise: boolean
  /** how many visits this one stands for */
  weight: number
}
