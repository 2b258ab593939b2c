import { useId, useState } from 'react'
import type { Draft } from '../../wire.ts'
import { discard, tell } from '../edits/edits.ts'
import { notify } from '../notices/notices.tsx'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { Form, SubmitButton } from '../ui/form.tsx'

/** Publishes or stages the draft. Problems that prevent it are shown beside the buttons. */
export function PublishForm({ draft: { changes, findings, theirs, revision } }: { draft: Draft }) {
  const { t, count } = useTexts()
  const { canEdit } = useSession()
  const [why, setWhy] = useState('')
  const id = useId()
  if (!canEdit) return null
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const isFit = errors === 0 && theirs.length === 0

  async function send(form: FormData) {
    const action = form.get('action') === 'stage' ? 'stage' : 'publish'
    const done = await tell(action, { why: why.trim(), revision })
    if (!done) return
    setWhy('')
    notify({ text: t(action === 'stage' ? 'publish.staged' : 'publish.done', { version: done.version }) })
  }
  function discardAll() {
    if (confirm(t('publish.discardAll', { changes: count(changes.length) }))) void discard(revision, { why: why.trim() })
  }
  return (
    <section>
      <h2>{t('publish.title')}</h2>
      <Form className="stack" action={send}>
        <label htmlFor={id}>{t('rule.why')}</label>
        <input id={id} value={why} maxLength={500} autoComplete="off" onChange={({ target }) => setWhy(target.value)} />
        {errors > 0 && <p className="note fault">{t('publish.errors', { errors: count(errors) })}</p>}
        {theirs.length > 0 && <p className="note">{t('publish.rebaseFirst')}</p>}
        <p className="actions">
          <SubmitButton disabled={!isFit || changes.length === 0}>{t('publish.publish')}</SubmitButton>
          <SubmitButton className="" name="action" value="stage" disabled={errors > 0 || changes.length === 0}>
            {t('publish.stage')}
          </SubmitButton>
          {changes.length > 0 && (
            <button type="button" onClick={discardAll}>
              {t('publish.discard')}
            </button>
          )}
        </p>
        <p className="hint">{t('publish.hint')}</p>
      </Form>
    </section>
  )
}
