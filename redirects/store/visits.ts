// The visits of people that worker/visits/ counts in D1. Days are yyyy-MM-dd, UTC, inclusive. The
// most visited paths and hosts come first.

import * as z from 'zod/mini'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import type { Database } from './stores.ts'

const pathsSchema = z.array(z.object({ path: z.string(), visits: z.number() }))
const missingSchema = z.array(
  z.object({ path: z.string(), visits: z.number(), referrers: z.string() }),
)
const hostsSchema = z.array(z.string())

/** Paths of a locale; the least visited ones are deleted. */
const MAX_PATHS = 5_000
const MAX_REFERRERS = 5
const KEPT_DAYS = 90

const VISITS_DAYS = 30
const DAY_MS = 86_400_000

export interface MissingPath {
  path: string
  visits: number
  /** hosts that linked to the path; '': no referrer */
  referrers: string[]
}

/** @param kind hit: those that a rule redirected; otherwise also those that were not found */
export async function visitedPaths(
  db: Database,
  locale: LocaleCode,
  since: string,
  kind: 'hit' | '%' = '%',
) {
  const query = `SELECT path, SUM(visits) AS visits FROM visits WHERE locale = ? AND kind LIKE ? AND day >= ?
    GROUP BY path ORDER BY visits DESC, path LIMIT ${MAX_PATHS}`
  return pathsSchema.parse((await db.prepare(query).bind(locale, kind, since).all()).results)
}

export async function missing(
  db: Database,
  locale: LocaleCode,
  since: string,
): Promise<MissingPath[]> {
  const query = `SELECT path, SUM(visits) AS visits, json_group_array(referrer) AS referrers FROM
      (SELECT path, referrer, SUM(visits) AS visits FROM visits WHERE locale = ? AND kind = 'missing' AND day >= ?
       GROUP BY path, referrer ORDER BY visits DESC)
    GROUP BY path ORDER BY visits DESC, path LIMIT ${MAX_PATHS}`
  const rows = missingSchema.parse((await db.prepare(query).bind(locale, since).all()).results)
  return rows.map((row) => ({
    ...row,
    referrers: hostsSchema.parse(JSON.parse(row.referrers)).slice(0, MAX_REFERRERS),
  }))
}

/** The first of the last days; today is the last one. `now` is in milliseconds since 1970. */
export function visitsSince(now: number, days = VISITS_DAYS): string {
  return new Date(now - (days - 1) * DAY_MS).toISOString().slice(0, 10)
}

/** For the cron trigger: deletes old visits, and those of the least visited paths. */
export async function deleteOldVisits(db: Database, now: number): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM visits WHERE day < ?').bind(visitsSince(now, KEPT_DAYS)),
    ...LOCALE_CODES.map((locale) =>
      db
        .prepare(
          `DELETE FROM visits WHERE locale = ?1 AND path IN
             (SELECT path FROM visits WHERE locale = ?1 GROUP BY path ORDER BY SUM(visits) DESC, MAX(day) DESC, path LIMIT -1 OFFSET ${MAX_PATHS})`,
        )
        .bind(locale),
    ),
  ])
}
