import { type ChangeCounts, countChanges, diffTables } from '../table/merge-tables.ts'
import { type EntryChange, reversed, type TableEntries } from '../table/table-entries.ts'
import {
  type Cause,
  causeId,
  findCauses,
  findingId,
  problemsOf,
  type RuleVisits,
} from './find-causes.ts'
import type { Finding } from './finding.ts'

/** A rule that hides a page, or targets without a page: published only if it is accepted. */
export interface Danger extends Cause {
  /** takes the change out of the draft; empty: only another change can fix it */
  takeOut: EntryChange[]
}

export interface TableChange {
  counts: ChangeCounts
  /** new ones: what is live already was accepted */
  dangers: Danger[]
  /** new warnings by cause, without the dangers */
  warnings: Cause[]
  errors: Cause[]
}

interface CheckedEntries {
  entries: TableEntries
  findings: readonly Finding[]
}

/** What changes if `next` replaces what is live. aside: ids of findings that editors ignore */
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
    dangers: withSeverity(causes, 'danger').map((cause) => ({
      ...cause,
      takeOut: problemsOf(cause)
        .flatMap(({ key }) => changeOf.get(key) ?? [])
        .map(reversed),
    })),
    warnings: withSeverity(causes, 'warning'),
    errors: withSeverity(causes, 'error'),
  }
}

/** The causes with only their findings of a severity. A cause of which none is left is missing. */
function withSeverity(causes: readonly Cause[], severity: Finding['severity']): Cause[] {
  return causes.flatMap((cause) => {
    const problems = problemsOf(cause).filter((problem) => problem.severity === severity)
    if (problems.length === 0) return []
    // the cause explains its consequences, also if it has another severity itself
    const consequences = problems.filter((problem) => problem !== cause.own)
    const visits = problems.reduce((sum, problem) => sum + problem.visits, 0)
    return [{ ...cause, id: causeId(problems), severity, consequences, visits }]
  })
}
