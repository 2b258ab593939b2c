import type { RuleRow } from '../../wire.ts'
import { useDesk } from '../api/use-desk.ts'
import { usePlace } from '../place-store.ts'
import { existingRule } from './rule-fields.ts'
import { RuleForm } from './rule-form.tsx'

interface RulePanelProps {
  /** undefined: a new rule */
  row: RuleRow | undefined
  /** the text of the search: often the path that the editor wants to add */
  firstSource: string
  firstTarget?: string
  onClose: () => void
  onSaved: (key: string) => void
}

/** A rule's form in the place of its row. */
export function RulePanel({ row, firstSource, firstTarget = '', onClose, onSaved }: RulePanelProps) {
  const { locale } = usePlace()
  // a colleague may save the rule while the form is open
  const { data } = useDesk(row && 'rule', { locale, key: row?.key })
  const existing = row && existingRule(data?.row ?? row)
  return (
    <RuleForm
      existing={existing && data && !data.line ? { ...existing, line: undefined } : existing}
      beginning={{ source: firstSource, target: firstTarget }}
      hasFocus
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}
