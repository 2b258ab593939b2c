import { useState } from 'react'
import type { LiveState } from '../../wire.ts'
import { tell } from '../edits/edits.ts'
import { notify } from '../notices/notices.tsx'
import { RuleField } from '../rule/rule-field.tsx'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Form, SubmitButton } from '../ui/form.tsx'

export type VersionAction = 'again' | 'promote' | 'restore'

interface PromoteDialogProps {
  name: string
  action: VersionAction
  live: LiveState
  onClose: () => void
}

/** Makes a version live. The reason goes into the history. */
export function PromoteDialog({ name, action, live, onClose }: PromoteDialogProps) {
  const { t } = useTexts()
  const [why, setWhy] = useState('')
  const label = t(`versions.${action}`)
  async function promote() {
    const done = await tell('live', { version: name, live: live.version, why: why.trim() })
    if (!done) return
    notify({ text: t('publish.done', { version: done.version }) })
    onClose()
  }
  return (
    <Dialog title={`${label}: ${name}`} onClose={onClose}>
      <Form className="stack" action={promote}>
        <p>{t('versions.effect')}</p>
        <RuleField id="promote-why" label={t('rule.why')} value={why} onChange={setWhy} />
        <p className="actions">
          <SubmitButton>{label}</SubmitButton>
          <button type="button" onClick={onClose}>
            {t('cancel')}
          </button>
        </p>
      </Form>
    </Dialog>
  )
}
