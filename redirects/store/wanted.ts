import * as z from 'zod/mini'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { createSuggestTarget, type TargetSuggestion } from '../check/suggest-target.ts'
import { createFindEntry } from '../table/rule-index.ts'
import type { TableEntries } from '../table/table-entries.ts'
import { namesAside } from './set-aside.ts'
import type { Database } from './stores.ts'
import { missing, type MissingPath, visitsSince } from './visits.ts'

export interface WantedRow extends MissingPath {
  suggestion: TargetSuggestion | undefined
  isOnce: boolean
  isAside: boolean
}

interface WantedInput {
  /** addresses with a rule are not listed */
  entries: TableEntries
  /** the locale's pages: they and the targets of rules are suggested */
  pages: ReadonlySet<string>
}

/** A single visit may be a typing error. */
const FEW_VISITS = 2
const MAX_WANTED = 500
const MAX_SUGGESTIONS = 100

/** Of the last 30 days, most visits first. `now` is in milliseconds since 1970. */
export async function wantedRows(
  db: Database,
  locale: LocaleCode,
  { entries, pages }: WantedInput,
  now: number,
): Promise<WantedRow[]> {
  const [paths, aside] = await Promise.all([
    missing(db, locale, visitsSince(now)),
    namesAside(db, locale, 'path'),
  ])
  const suggestTarget = createSuggestTarget(pages, entries)
  const findRule = createFindEntry(entries)
  const open = paths.filter(({ path }) => !findRule(path)).slice(0, MAX_WANTED)
  return open.map((row, index) => {
    const isOnce = row.visits < FEW_VISITS
    const suggestion = isOnce || index >= MAX_SUGGESTIONS ? undefined : suggestTarget(row.path)
    return { ...row, isOnce, isAside: aside.has(row.path), suggestion }
  })
}

const countSchema = z.object({ paths: z.number() })

/** A cheap query for every view: it also counts paths that have got a rule since. */
export async function wantedCount(db: Database, locale: LocaleCode, now: number): Promise<number> {
  const query = `SELECT COUNT(*) AS paths FROM (SELECT path FROM visits WHERE locale = ?1 AND kind = 'missing' AND day >= ?2
    AND path NOT IN (SELECT name FROM set_aside WHERE locale = ?1 AND kind = 'path')
    GROUP BY path HAVING SUM(visits) >= ${FEW_VISITS} LIMIT ${MAX_WANTED})`
  return countSchema.parse(await db.prepare(query).bind(locale, visitsSince(now)).first()).paths
}
