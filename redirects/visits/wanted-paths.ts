import * as z from 'zod/mini'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { createSuggestTarget, type TargetSuggestion } from '../pages/suggest-target.ts'
import { ruleKeyOf } from '../table/rule-key-of.ts'
import type { TableEntries } from '../table/table-entries.ts'
import type { Database } from '../versions/database.ts'
import { type MissingPath, type VisitsReader, visitsSince } from './read-visits.ts'
import { asidePaths } from './set-aside.ts'

/** An address that visitors did not find. */
interface WantedPath {
  path: string
  /** of people */
  visits: number
  referrers: string[]
  /** the likely target */
  suggestion?: string
  /** why it is likely */
  why?: TargetSuggestion['why']
  /** visited only by crawlers and scanners, or only once */
  isNoise: boolean
}

interface WantedInput {
  /** addresses with a rule are not listed */
  entries: TableEntries
  /** the locale's pages: they and the rules are suggested */
  pages: ReadonlySet<string>
}

/** A single visit may be a typing error. */
const FEW_VISITS = 2
const MAX_WANTED = 500
const MAX_SUGGESTIONS = 100

export interface WantedRow extends WantedPath {
  /** an editor chose to ignore it */
  isIgnored: boolean
}

/** The addresses that visitors did not find in the last 30 days. `now` is in milliseconds since 1970. */
export async function wantedRows(
  { visits, db }: { visits: VisitsReader; db: Database },
  locale: LocaleCode,
  input: WantedInput,
  now: number,
): Promise<WantedRow[]> {
  const [missing, ignored] = await Promise.all([visits.missing(locale, visitsSince(now)), asidePaths(db, locale)])
  return wantedPaths(missing, input).map((row) => ({ ...row, isIgnored: ignored.has(row.path) }))
}

/** Most visits of people first, noise last. */
export function wantedPaths(missing: readonly MissingPath[], { entries, pages }: WantedInput): WantedPath[] {
  const suggestTarget = createSuggestTarget(pages, entries)
  const open = missing
    .filter(({ path }) => ruleKeyOf(path, entries) === undefined)
    .map(({ path, visits, referrers }) => ({ path, visits, referrers, isNoise: visits < FEW_VISITS }))
    .sort((a, b) => Number(a.isNoise) - Number(b.isNoise) || b.visits - a.visits)
    .slice(0, MAX_WANTED)
  return open.map((row, index) => {
    const suggested = row.isNoise || index >= MAX_SUGGESTIONS ? undefined : suggestTarget(row.path)
    return { ...row, ...(suggested && { suggestion: suggested.target, why: suggested.why }) }
  })
}

const countSchema = z.object({ paths: z.number() })

/** The number of paths that people missed in the last 30 days, most of which are listed: a cheap query for every page of the desk. */
export async function wantedCount(db: Database, locale: LocaleCode, now: number): Promise<number> {
  const query = `SELECT COUNT(*) AS paths FROM (SELECT path FROM visits WHERE locale = ?1 AND kind = 'missing' AND noise = 0 AND day >= ?2
    AND path NOT IN (SELECT path FROM ignored_paths WHERE locale = ?1) GROUP BY path HAVING SUM(visits) >= ${FEW_VISITS} LIMIT ${MAX_WANTED})`
  return countSchema.parse(await db.prepare(query).bind(locale, visitsSince(now)).first()).paths
}
