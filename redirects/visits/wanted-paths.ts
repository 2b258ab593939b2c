import type { LocaleCode } from '#shared/locale/locales.ts'
import { createNearestPath } from '../check/nearest-path.ts'
import { ruleKeyOf } from '../table/rule-key-of.ts'
import type { TableEntries } from '../table/table-entries.ts'
import type { Database } from '../versions/database.ts'
import { ignoredPaths } from './ignored-paths.ts'
import { type MissingPath, type VisitsReader, visitsSince } from './read-visits.ts'

/** An address that visitors miss. */
interface WantedPath {
  path: string
  /** of people */
  visits: number
  referrers: string[]
  /** where it most likely means to go: a page with the same last segment, else the nearest path */
  suggestion?: string
  /** crawlers and scanners only, or a single visit */
  isNoise: boolean
}

interface WantedInput {
  /** what has a rule already is not wanted any more */
  entries: TableEntries
  /** the locale's pages, to suggest one */
  pages: ReadonlySet<string>
}

/** A single visit is a slip of the pen. */
const FEW_VISITS = 2
const MAX_WANTED = 500
/** Each is held against every page. */
const MAX_SUGGESTIONS = 100

export interface WantedRow extends WantedPath {
  /** set aside by an editor */
  isIgnored: boolean
}

/** What visitors of the last 30 days missed. `now` is in milliseconds since 1970. */
export async function wantedRows(
  { visits, db }: { visits: VisitsReader; db: Database },
  locale: LocaleCode,
  input: WantedInput,
  now: number,
): Promise<WantedRow[]> {
  const [missing, ignored] = await Promise.all([visits.missing(locale, visitsSince(now)), ignoredPaths(db, locale)])
  return wantedPaths(missing, input).map((row) => ({ ...row, isIgnored: ignored.has(row.path) }))
}

/** What visitors miss, most visits of people first, noise after it. */
export function wantedPaths(missing: readonly MissingPath[], { entries, pages }: WantedInput): WantedPath[] {
  const nearestPath = createNearestPath(pages)
  const bySlug = new Map([...pages].map((path) => [slugOf(path), path]))
  const open = missing
    .filter(({ path }) => ruleKeyOf(path, entries) === undefined)
    .map(({ path, visits, referrers }) => ({ path, visits, referrers, isNoise: visits < FEW_VISITS }))
    .sort((a, b) => Number(a.isNoise) - Number(b.isNoise) || b.visits - a.visits)
    .slice(0, MAX_WANTED)
  return open.map((row, index) => {
    const suggestion = row.isNoise || index >= MAX_SUGGESTIONS ? undefined : (bySlug.get(slugOf(row.path)) ?? nearestPath(row.path))
    return { ...row, ...(suggestion !== undefined && { suggestion }) }
  })
}

/** The last segment, without a file's ending. */
function slugOf(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.\w{2,5}$/, '')
    .toLowerCase()
}
