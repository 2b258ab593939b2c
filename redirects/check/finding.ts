import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import type { Fault } from '../table/fault.ts'
import { type EntryChange, ruleEntryKey } from '../table/table-entries.ts'
import { ruleLine } from '../table/write-line.ts'
import type { PROBLEM_NAMES } from '../words/sentences.ts'

export type FindingKind = keyof typeof PROBLEM_NAMES

export interface Fix {
  kind: 'remove' | 'remove-other' | 'shorten' | 'use-page' | 'use-address' | 'rename'
  changes: EntryChange[]
}

/** An error prevents publishing, a danger must be accepted, a warning prevents nothing. */
export interface Finding {
  key: string
  /** as in the file, or as `ruleLine` writes it */
  line: string
  /** 1-based */
  at: number
  kind: FindingKind
  severity: 'error' | 'danger' | 'warning'
  /** values for the sentence of the kind: addresses, names */
  words: Record<string, string>
  /** the reason, for the kinds unreadable and too-many */
  because?: Fault
  /** the key of a rule on the way that hides a page: it must be fixed first, so there is no fix */
  through?: string
  /** each of them removes the finding; the first is the default */
  fixes: Fix[]
}

export function ruleFinding(
  rule: RedirectRule,
  kind: FindingKind,
  severity: Finding['severity'],
  words: Record<string, string> = {},
  fixes: Fix[] = [],
): Finding {
  const { source, target, line } = rule
  return {
    key: ruleEntryKey(source),
    line: ruleLine(rule),
    at: line,
    kind,
    severity,
    words: { source, target, ...words },
    fixes,
  }
}

export function removeRule(rule: RedirectRule): EntryChange {
  return { key: ruleEntryKey(rule.source), before: ruleLine(rule) }
}

export function changeRule(rule: RedirectRule, change: Partial<RedirectRule>): EntryChange[] {
  const changed = { ...rule, ...change }
  const after = ruleLine(changed)
  const [from, to] = [ruleEntryKey(rule.source), ruleEntryKey(changed.source)]
  return from === to
    ? [{ key: from, before: ruleLine(rule), after }]
    : [removeRule(rule), { key: to, after }]
}

export function remove(rule: RedirectRule): Fix {
  return { kind: 'remove', changes: [removeRule(rule)] }
}

export function withTarget(rule: RedirectRule, target: string | undefined): Fix[] {
  return target === undefined
    ? []
    : [{ kind: 'use-address', changes: changeRule(rule, { target }) }]
}
