import type { LocaleCode } from '../locale/locales.ts'

/**
 * A visit of a redirect or of a missing page, without data about the visitor: a row of `visits` in D1 (redirects/migrations/).
 * worker/visits/ counts them, redirects/visits/ reads them.
 */
export interface Visit {
  locale: LocaleCode
  /** a rule redirected, or no page was found */
  kind: 'hit' | 'missing'
  /** without locale prefix, masked as in the log */
  path: string
  /** host of the linking page, or '' */
  referrer: string
  /** a known crawler or scanner */
  noise: boolean
  /** the number of visits that this one counts for (sampling) */
  weight: number
}
