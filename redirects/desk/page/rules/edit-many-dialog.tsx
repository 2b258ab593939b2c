import { useId, useState } from 'react'
import type { RuleRow } from '../../wire.ts'
import { save } from '../edits/edits.ts'
import { RuleField } from '../rule/rule-field.tsx'
import { fieldFaults, NO_FIELDS } from '../rule/rule-fields.ts'
import { TargetField } from '../rule/target-field.tsx'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Form } from '../ui/form.tsx'
import { editMany } from './edit-many.ts'

interface EditManyDialogProps {
  rows: readonly Pick<RuleRow, 'key' | 'source' | 'target' | 'from' | 'until' | 'owner' | 'note' | 'state' | 'problems' | 'visits'>[]
  onClose: () => void
  onSaved: () => void
}

/** Gives several rules a target, a last day or an owner. */
export function EditManyDialog({ rows, onClose, onSaved }: EditManyDialogProps) {
  const { t, many } = useTexts()
  const id = useId()
  const [target, setTarget] = useState('')
  const [until, setUntil] = useState('')
  const [owner, setOwner] = useState('')
  const [why, setWhy] = useState('')
  const changes = editMany(rows, { target, until, owner })
  const faults = fieldFaults({ ...NO_FIELDS, source: rows[0]?.source ?? '/', target: target || '/', until, owner })
  const faultOf = (name: string) => faults.find(({ field }) => field === name)?.fault
  async function submit() {
    const outcome = await save(changes, { why: why.trim() })
    if (outcome.kind === 'saved') onSaved()
  }
  const form = `${id}-form`
  return (
    <Dialog
      title={many('rules.editTitle', rows.length)}
      onClose={onClose}
      foot={
        <>
          <p>{t('rules.editHint')}</p>
          <button type="button" className="btn" onClick={onClose}>
            {t('cancel')}
          </button>
          <button form={form} className="btn btn-dark" disabled={changes.length === 0 || faults.length > 0}>
            {t('rule.save')}
          </button>
        </>
      }
    >
      <Form id={form} className="stack" noValidate action={submit}>
        <TargetField id={`${id}-target`} label={t('columns.target')} value={target} onChange={setTarget} fault={faultOf('target')} />
        <RuleField id={`${id}-until`} label={t('columns.until')} type="date" value={until} onChange={setUntil} />
        <RuleField id={`${id}-owner`} label={t('columns.owner')} value={owner} onChange={setOwner} fault={faultOf('owner')} />
        <RuleField id={`${id}-why`} label={t('rule.why')} value={why} onChange={setWhy} />
      </Form>
    </Dialog>
  )
}
