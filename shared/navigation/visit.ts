import type { LocaleCode } from '../locale/locales.ts'

/**
 * A visit that the redirect tables' editors care about, without anything of the visitor. Counted by worker/visits/, read by redirects/visits/.
 *
 * In D1 it is a row of `visits` (redirects/migrations/). In Analytics Engine a data point: index1 the locale; blob1 kind, blob2 path,
 * blob3 referrer, blob4 '1' for noise, else '0'; double1 the weight. Visits are then SUM(_sample_interval * double1).
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
