import type { RuleCheck } from '#redirects/pages/check-rule.ts'
import type { DeskKey, Values } from '#redirects/messages/text-of.ts'

export interface CheckNote {
  tone: 'warn' | 'bad'
  text: DeskKey
  values: Values
  /** the rule that has the path already, or redirects the target */
  rule?: string
  /** a better target */
  use?: string
}

/** What an editor should know before saving. None of it prevents saving: a page may come later. */
export function checkNotes(
  { source, target }: RuleCheck,
  { source: path, target: typed }: { source: string; target: string },
): CheckNote[] {
  const notes: CheckNote[] = []
  const { existing, hides } = source
  if (existing) notes.push({ tone: 'bad', text: 'check.existing', values: { source: path, line: existing.line }, rule: existing.key })
  if (hides !== undefined) notes.push({ tone: 'bad', text: 'check.hides', values: { page: hides } })
  if (target.kind === 'missing') {
    const { nearest } = target
    notes.push({ tone: 'warn', text: 'check.missing', values: { target: typed }, ...(nearest !== undefined && { use: nearest }) })
  }
  if (target.kind === 'rule' && target.rule) {
    const { key, end } = target.rule
    notes.push({ tone: 'warn', text: 'check.rule', values: { target: typed, end }, rule: key, use: end })
  }
  if (target.unknownHost !== undefined) notes.push({ tone: 'warn', text: 'check.host', values: { host: target.unknownHost } })
  return notes
}
