import type { LocaleCode } from '#shared/locale/locales.ts'

/** Visits of one path, on the days that were asked for. */
export interface PathVisits {
  path: string
  visits: number
}

export interface MissingPath extends PathVisits {
  /** hosts that linked there, most visits first; '' is none */
  referrers: string[]
  /** visits of known crawlers and scanners, besides */
  noise: number
}

/** What visitors asked for. Days are yyyy-MM-dd, UTC, inclusive. */
export interface VisitsReader {
  /** paths that a rule led on, by people, most visits first */
  hits(locale: LocaleCode, since: string): Promise<PathVisits[]>
  /** paths that led nowhere, most visits of people first */
  missing(locale: LocaleCode, since: string): Promise<MissingPath[]>
  /** of paths that a rule led on, together: by day, oldest first */
  days(locale: LocaleCode, paths: readonly string[], since: string): Promise<{ day: string; visits: number }[]>
  /** hosts that linked to them, most visits first */
  referrers(locale: LocaleCode, paths: readonly string[], since: string): Promise<string[]>
}

/** Paths of one answer: what is visited less decides nothing. */
export const MAX_PATHS = 100_000

export const VISITS_DAYS = 30
const DAY_MS = 86_400_000

/** The first of the last 30 days. */
export function visitsSince(now: number): string {
  return new Date(now - (VISITS_DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
}
