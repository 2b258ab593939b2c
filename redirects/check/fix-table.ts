import { editTableText } from '../table/edit-table-text.ts'
import { parseRedirectTable } from '../table/parse-table.ts'
import type { EntryChange } from '../table/table-entries.ts'
import type { CheckContext } from './check-context.ts'
import { checkTable } from './check-table.ts'
import type { Finding, FindingKind } from './finding.ts'

/** A fix can reveal another problem: a loop that was cut may end at a missing page. */
const MAX_ROUNDS = 20

/** These may be intended: a partner's new host, a page that was replaced. */
const LEFT_TO_PEOPLE: readonly FindingKind[] = ['unknown-host', 'hidden-page', 'whole-site']

/** Whether the first fix is safe without a review. Removing an unreadable line is not. */
export function isFixedAtOnce({ kind, fixes: [fix] }: Finding): boolean {
  return (
    fix !== undefined &&
    !LEFT_TO_PEOPLE.includes(kind) &&
    !(kind === 'unreadable' && fix.kind === 'remove')
  )
}

/** Applies the first fix of findings that need no review, in rounds, until none is left. */
export function fixTable(
  text: string,
  context: CheckContext,
): { text: string; fixed: Finding[]; left: Finding[] } {
  const fixed: Finding[] = []
  let now = text
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const findings = checkTable(parseRedirectTable(now), context)
    const chosen = fixedTogether(findings)
    const next = editTableText(now, chosen.flatMap(firstChanges))
    if (next === now) return { text: now, fixed, left: findings }
    fixed.push(...chosen)
    now = next
  }
  return { text: now, fixed, left: checkTable(parseRedirectTable(now), context) }
}

/** The findings whose first fixes need no review. A line is changed only once. */
export function fixedTogether(findings: readonly Finding[]): Finding[] {
  const taken = new Set<string>()
  return findings.filter(isFixedAtOnce).filter((finding) => {
    const keys = firstChanges(finding).map(({ key }) => key)
    if (keys.some((key) => taken.has(key))) return false
    for (const key of keys) taken.add(key)
    return true
  })
}

export function firstChanges({ fixes: [fix] }: Finding): EntryChange[] {
  return fix?.changes ?? []
}
