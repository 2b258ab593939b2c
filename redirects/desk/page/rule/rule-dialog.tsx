import type { RuleRow } from '../../wire.ts'
import { useDesk } from '../api/use-desk.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { existingRule } from './rule-fields.ts'
import { RuleForm } from './rule-form.tsx'

interface RuleDialogProps {
  /** undefined: a new rule */
  row: RuleRow | undefined
  /** what was searched for and not found is often what is added */
  firstSource: string
  onClose: () => void
}

/** A rule's form above the table, which keeps its place. */
export function RuleDialog({ row, firstSource, onClose }: RuleDialogProps) {
  const { t } = useTexts()
  const { locale } = usePlace()
  // as it stands now: a colleague may save it while one types
  const { data } = useDesk(row && 'rule', { locale, key: row?.key })
  const existing = row && existingRule(data?.row ?? row)
  return (
    <Dialog title={row ? t('rule.edit') : t('rule.add')} onClose={onClose}>
      <RuleForm
        existing={existing && data && !data.line ? { ...existing, line: undefined } : existing}
        beginning={firstSource.startsWith('/') ? { source: firstSource } : {}}
        onSaved={onClose}
      />
    </Dialog>
  )
}
