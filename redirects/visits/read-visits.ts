// The visits that worker/visits/ counts in D1. Days are yyyy-MM-dd, UTC, inclusive. The most visited paths and hosts come first.
import * as z from 'zod/mini'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Database } from '../versions/database.ts'

const hitsSchema = z.array(z.object({ path: z.string(), visits: z.number() }))
const missingSchema = z.array(z.object({ path: z.string(), visits: z.number(), noise: z.number(), referrers: z.string() }))
const daysSchema = z.array(z.object({ day: z.string(), visits: z.number() }))
const referrersSchema = z.array(z.object({ referrer: z.string() }))
const hostsSchema = z.array(z.tuple([z.string(), z.number()]))

const MAX_PATHS = 100_000
const MAX_REFERRERS = 5

export type VisitsReader = ReturnType<typeof d1Visits>

export interface MissingPath {
  path: string
  /** of people */
  visits: number
  /** visits of known crawlers and scanners */
  noise: number
  /** hosts that linked to the path; '': no referrer */
  referrers: string[]
}

export function d1Visits(db: Database) {
  async function rowsOf(query: string, ...values: readonly string[]): Promise<unknown[]> {
    const statement = db.prepare(query).bind(...values)
    return (await statement.all()).results
  }
  return {
    /** paths of people that a rule redirected */
    async hits(locale: LocaleCode, since: string) {
      const query = `SELECT path, SUM(visits) AS visits FROM visits WHERE locale = ? AND kind = 'hit' AND noise = 0 AND day >= ?
        GROUP BY path ORDER BY visits DESC LIMIT ${MAX_PATHS}`
      return hitsSchema.parse(await rowsOf(query, locale, since))
    },
    /** paths that were not found */
    async missing(locale: LocaleCode, since: string): Promise<MissingPath[]> {
      const query = `SELECT path, SUM(visits * (1 - noise)) AS visits, SUM(visits * noise) AS noise,
               json_group_array(json_array(referrer, visits)) FILTER (WHERE noise = 0) AS referrers
        FROM visits WHERE locale = ? AND kind = 'missing' AND day >= ? GROUP BY path ORDER BY visits DESC, noise DESC LIMIT ${MAX_PATHS}`
      const rows = missingSchema.parse(await rowsOf(query, locale, since))
      return rows.map((row) => ({ ...row, referrers: mostVisited(hostsSchema.parse(JSON.parse(row.referrers))) }))
    },
    /** redirected visits of the paths together, by day, oldest first */
    async days(locale: LocaleCode, paths: readonly string[], since: string) {
      const query = `SELECT day, SUM(visits) AS visits FROM visits WHERE locale = ? AND path IN (SELECT value FROM json_each(?))
        AND kind = 'hit' AND noise = 0 AND day >= ? GROUP BY day ORDER BY day`
      return daysSchema.parse(await rowsOf(query, locale, JSON.stringify(paths), since))
    },
    /** hosts that linked to the paths */
    async referrers(locale: LocaleCode, paths: readonly string[], since: string): Promise<string[]> {
      const query = `SELECT referrer FROM visits WHERE locale = ? AND path IN (SELECT value FROM json_each(?))
        AND kind = 'hit' AND noise = 0 AND day >= ? GROUP BY referrer ORDER BY SUM(visits) DESC LIMIT ${MAX_REFERRERS}`
      return referrersSchema.parse(await rowsOf(query, locale, JSON.stringify(paths), since)).map(({ referrer }) => referrer)
    },
  }
}

function mostVisited(rows: readonly [host: string, visits: number][]): string[] {
  return sumVisits(rows)
    .slice(0, MAX_REFERRERS)
    .map(([host]) => host)
}

/** The paths that people requested in the last days, redirected or not found. `now` is in milliseconds since 1970. */
export async function visitedAddresses(
  visits: VisitsReader,
  locale: LocaleCode,
  now: number,
  days = VISITS_DAYS,
): Promise<[path: string, visits: number][]> {
  const [hits, missing] = await Promise.all([visits.hits(locale, visitsSince(now, days)), visits.missing(locale, visitsSince(now, days))])
  return sumVisits([...hits, ...missing].filter((row) => row.visits > 0).map((row) => [row.path, row.visits]))
}

function sumVisits(rows: readonly [name: string, visits: number][]): [name: string, visits: number][] {
  const sums = new Map<string, number>()
  for (const [name, visits] of rows) sums.set(name, (sums.get(name) ?? 0) + visits)
  return [...sums].sort(([, a], [, b]) => b - a)
}

export const VISITS_DAYS = 30
const DAY_MS = 86_400_000

/** The first of the last days; today is the last one. */
export function visitsSince(now: number, days = VISITS_DAYS): string {
  return new Date(now - (days - 1) * DAY_MS).toISOString().slice(0, 10)
}
