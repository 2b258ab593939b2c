import type { Cause, FoundProblem } from '#redirects/check/cause.ts'
import type { FindingKind } from '#redirects/check/finding.ts'
import type { EntryChange } from '#redirects/table/table-entries.ts'

/** A person must decide these. */
const DECIDED: ReadonlySet<FindingKind> = new Set(['hidden-page', 'whole-site', 'loop', 'example'])

/** All findings: causes and their consequences. */
export function problemsOf(causes: readonly Cause[]): FoundProblem[] {
  return causes.flatMap(({ own, consequences }) => [...(own ? [own] : []), ...consequences])
}

/** The changes that fix findings by machine: the first fix of each. A rule is changed once. */
export function mendsOf(problems: readonly FoundProblem[]): EntryChange[] {
  const changes = new Map<string, EntryChange>()
  for (const { kind, fixes } of problems) {
    const [fix] = fixes
    if (!fix || DECIDED.has(kind) || fix.changes.some(({ key }) => changes.has(key))) continue
    for (const change of fix.changes) changes.set(change.key, change)
  }
  return [...changes.values()]
}
