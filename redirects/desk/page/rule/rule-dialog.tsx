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
  /** the text of the search: often the path that the editor wants to add */
  firstSource: string
  onClose: () => void
}

/** A rule's form in a dialog, so that the table keeps its scroll position. */
export function RuleDialog({ row, firstSource, onClose }: RuleDialogProps) {
  const { t } = useTexts()
  const { locale } = usePlace()
  // a colleague may save the rule while the dialog is open
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
