import type { Database } from '../versions/database.ts'
import * as z from 'zod/mini'
import { MAX_PATHS, type VisitsReader } from './read-visits.ts'

const pathsSchema = z.array(z.object({ path: z.string(), visits: z.number() }))
const missingSchema = z.array(z.object({ path: z.string(), visits: z.number(), noise: z.number(), referrers: z.string() }))
const daysSchema = z.array(z.object({ day: z.string(), visits: z.number() }))
const referrersSchema = z.array(z.object({ referrer: z.string() }))
const hostsSchema = z.array(z.tuple([z.string(), z.number()]))

const MAX_REFERRERS = 5

/** Visits as they are counted in D1 (../migrations/). */
export function d1Visits(db: Database): VisitsReader {
  const all = async (query: string, ...values: (string | number)[]) =>
    (
      await db
        .prepare(query)
        .bind(...values)
        .all()
    ).results
  return {
    async hits(locale, since) {
      return pathsSchema.parse(
        await all(
          `SELECT path, SUM(visits) AS visits FROM visits WHERE locale = ? AND kind = 'hit' AND noise = 0 AND day >= ?
           GROUP BY path ORDER BY visits DESC LIMIT ${MAX_PATHS}`,
          locale,
          since,
        ),
      )
    },
    async missing(locale, since) {
      const rows = await all(
        `SELECT path, SUM(visits * (1 - noise)) AS visits, SUM(visits * noise) AS noise,
                json_group_array(json_array(referrer, visits)) FILTER (WHERE noise = 0) AS referrers
         FROM visits WHERE locale = ? AND kind = 'missing' AND day >= ? GROUP BY path ORDER BY visits DESC, noise DESC LIMIT ${MAX_PATHS}`,
        locale,
        since,
      )
      return missingSchema.parse(rows).map((row) => ({ ...row, referrers: mostVisited(hostsSchema.parse(JSON.parse(row.referrers))) }))
    },
    async days(locale, paths, since) {
      const query = `SELECT day, SUM(visits) AS visits FROM visits WHERE locale = ? AND path IN (SELECT value FROM json_each(?)) AND kind = 'hit' AND noise = 0 AND day >= ? GROUP BY day ORDER BY day`
      return daysSchema.parse(await all(query, locale, JSON.stringify(paths), since))
    },
    async referrers(locale, paths, since) {
      const query = `SELECT referrer FROM visits WHERE locale = ? AND path IN (SELECT value FROM json_each(?)) AND kind = 'hit' AND noise = 0 AND day >= ? GROUP BY referrer ORDER BY SUM(visits) DESC LIMIT ${MAX_REFERRERS}`
      return referrersSchema.parse(await all(query, locale, JSON.stringify(paths), since)).map(({ referrer }) => referrer)
    },
  }
}

/** The day's rows of each host, summed. */
function mostVisited(rows: [host: string, visits: number][]): string[] {
  const sums = new Map<string, number>()
  for (const [host, visits] of rows) sums.set(host, (sums.get(host) ?? 0) + visits)
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_REFERRERS)
    .map(([host]) => host)
}
