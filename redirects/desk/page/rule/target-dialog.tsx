import { useId, useState } from 'react'
import { ruleFault } from '#redirects/table/parse-table.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Form } from '../ui/form.tsx'
import { RuleChecks } from './rule-checks.tsx'
import { TargetField } from './target-field.tsx'

/** A rule without a page of its path: only its target is checked. */
const ANY_SOURCE = '/-'

interface TargetDialogProps {
  title: string
  /** the label of its button; default: Save in the draft */
  action?: string
  onClose: () => void
  onTake: (target: string) => Promise<void>
}

/** Picks one target for several old addresses. */
export function TargetDialog({ title, action, onClose, onTake }: TargetDialogProps) {
  const { t } = useTexts()
  const id = useId()
  const [target, setTarget] = useState('')
  const fault = target === '' ? undefined : ruleFault(ANY_SOURCE, target.trim())
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="btn push" onClick={onClose}>
            {t('cancel')}
          </button>
          <button form={`${id}-form`} className="btn btn-dark" disabled={target.trim() === '' || fault !== undefined}>
            {action ?? t('rule.save')}
          </button>
        </>
      }
    >
      <Form id={`${id}-form`} className="stack" noValidate action={() => onTake(target.trim())}>
        <TargetField
          id={`${id}-target`}
          label={t('columns.target')}
          hint={t('rule.targetHint')}
          value={target}
          onChange={setTarget}
          fault={fault}
        />
        <RuleChecks fields={{ source: ANY_SOURCE, target }} ruleKey={undefined} hasFaults={fault !== undefined} onTarget={setTarget} />
      </Form>
    </Dialog>
  )
}
