import { isPrefixSource, type RedirectRule } from '#shared/navigation/redirect-rule.ts'
import { type EntryChange, ruleEntryKey } from '../table/table-entries.ts'
import type { Fault } from '../table/fault.ts'
import { ruleLine } from '../table/write-line.ts'

/** What can be wrong with a line of a table; messages/ has a sentence for each. */
export type FindingKind =
  | 'unreadable'
  | 'too-many'
  | 'duplicate'
  | 'case-variant'
  | 'loop'
  | 'chain'
  | 'dead'
  | 'hidden-page'
  | 'never-asked'
  | 'wildcard'
  | 'redundant'
  | 'unknown-host'
  | 'unsafe'
  | 'encoding'
  | 'expired'
  | 'example'

/** A way to mend it: what a press does. */
export interface Fix {
  kind: 'remove' | 'remove-other' | 'shorten' | 'use-page' | 'use-address' | 'rename' | 'lead-there' | 'accept'
  changes: EntryChange[]
}

/** A problem of a table. An error keeps the table from being published, a warning does not. */
export interface Finding {
  key: string
  /** as it is written, or the rule as `ruleLine` writes it */
  line: string
  /** 1-based */
  at: number
  kind: FindingKind
  severity: 'error' | 'warning'
  /** what the sentence about the kind needs: addresses, names */
  words: Record<string, string>
  /** of one that is unreadable, unsafe or too many: why */
  because?: Fault
  /** the first is what one press does; each of them removes the finding */
  fixes: Fix[]
}

/** A finding about a rule. */
export function ruleFinding(
  rule: RedirectRule,
  kind: FindingKind,
  severity: Finding['severity'],
  words: Record<string, string> = {},
  fixes: Fix[] = [],
): Finding {
  const { source, target, line } = rule
  return { key: ruleEntryKey(source), line: ruleLine(rule), at: line, kind, severity, words: { source, target, ...words }, fixes }
}

export function removeRule(rule: RedirectRule): EntryChange {
  return { key: ruleEntryKey(rule.source), before: ruleLine(rule) }
}

/** The rule with another source or target. */
export function changeRule(rule: RedirectRule, change: Partial<RedirectRule>): EntryChange[] {
  const changed = { ...rule, ...change }
  const after = ruleLine(changed)
  const [from, to] = [ruleEntryKey(rule.source), ruleEntryKey(changed.source)]
  return from === to ? [{ key: from, before: ruleLine(rule), after }] : [removeRule(rule), { key: to, after }]
}

export function remove(rule: RedirectRule): Fix {
  return { kind: 'remove', changes: [removeRule(rule)] }
}

export function hasDays({ from, until }: RedirectRule): boolean {
  return from !== undefined || until !== undefined
}

/** A path that a rule is for; of a prefix, one that stands for all below it. */
export function sampleOf({ source }: RedirectRule): string {
  return isPrefixSource(source) ? `${source.slice(0, -1)}:splat` : source
}
