import { type ChangeCounts, countChanges, diffTables } from '../table/merge-tables.ts'
import { type EntryChange, reversed, type TableEntries } from '../table/table-entries.ts'
import {
  type Cause,
  causeId,
  findCauses,
  findingId,
  type FoundProblem,
  type RuleVisits,
} from './find-causes.ts'
import type { Finding } from './finding.ts'

/**
 * A dangerous change: a rule that hides a page, or targets without a page. It is published only if
 * it is accepted.
 */
export interface Danger extends Pick<Cause, 'id' | 'kind' | 'words' | 'visits'> {
  /** most visits first. end: the page that is hidden, or the missing page */
  rules: { key: string; line: string; end: string; visits: number }[]
  /** takes the change out of the draft; empty: only another change can fix it */
  takeOut: EntryChange[]
}

/** What changes for visitors if a table is published. */
export interface TableChange {
  counts: ChangeCounts
  /** new ones: what is live already was accepted */
  dangers: Danger[]
  /** new warnings by cause, without the dangers */
  warnings: Cause[]
  /** they prevent the publication */
  errors: Cause[]
}

interface CheckedEntries {
  entries: TableEntries
  findings: readonly Finding[]
}

/**
 * Compares the table that is live with the one that is to replace it. aside: the ids of the
 * findings that editors ignore.
 */
export function tableChange(
  live: CheckedEntries,
  next: CheckedEntries,
  { visits, aside = new Set() }: { visits?: RuleVisits; aside?: ReadonlySet<string> } = {},
): TableChange {
  const changes = diffTables(live.entries, next.entries)
  const known = new Set(live.findings.map(findingId))
  const findings = next.findings.filter((finding) => {
    const id = findingId(finding)
    return (
      finding.severity === 'error' ||
      !(known.has(id) || (finding.severity === 'warning' && aside.has(id)))
    )
  })
  const changeOf = new Map(changes.map((change) => [change.key, change]))
  const causes = findCauses(findings, visits)
  return {
    counts: countChanges(changes),
    dangers: causes.flatMap((cause) => dangerOf(cause, changeOf)),
    warnings: withSeverity(causes, 'warning'),
    errors: withSeverity(causes, 'error'),
  }
}

function dangerOf(
  { kind, words, own, consequences }: Cause,
  changeOf: ReadonlyMap<string, EntryChange>,
): Danger[] {
  const found = [...(own ? [own] : []), ...consequences].filter(
    ({ severity }) => severity === 'danger',
  )
  const [first] = found
  if (!first) return []
  const rules = found.map(({ key, line, visits, words: { page, path } }) => ({
    key,
    line,
    visits,
    end: page ?? path ?? '',
  }))
  const visits = found.reduce((sum, problem) => sum + problem.visits, 0)
  const takeOut = found.flatMap(({ key }) => changeOf.get(key) ?? []).map(reversed)
  return [
    {
      id: causeId(found),
      kind,
      words: { ...words, rules: String(found.length) },
      visits,
      rules,
      takeOut,
    },
  ]
}

/** The causes with only their findings of a severity. A cause of which none is left is missing. */
function withSeverity(causes: readonly Cause[], severity: Finding['severity']): Cause[] {
  const isKept = (problem: FoundProblem) => problem.severity === severity
  return causes.flatMap((cause) => {
    const { own, ...rest } = cause
    const consequences = cause.consequences.filter(isKept)
    if (consequences.length === 0 && !(own && isKept(own))) return []
    // the cause explains its consequences, also if it has another severity itself
    const visits = [...consequences, ...(own && isKept(own) ? [own] : [])].reduce(
      (sum, problem) => sum + problem.visits,
      0,
    )
    const words = { ...cause.words, rules: String(consequences.length) }
    return [{ ...rest, ...(own && { own }), severity, words, consequences, visits }]
  })
}
