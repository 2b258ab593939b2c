import { type SubmitEvent, useId, useState } from 'react'
import type { Draft } from '../../wire.ts'
import { discard, tell } from '../edits/edits.ts'
import { notify } from '../notices/notices.tsx'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'

/** Publish, or stage: uploaded and tried, but not live. What stands in the way is said before the press. */
export function PublishForm({ draft: { changes, findings, theirs, revision } }: { draft: Draft }) {
  const { t, count } = useTexts()
  const { canEdit } = useSession()
  const [why, setWhy] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  if (!canEdit) return null
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const isFit = errors === 0 && theirs.length === 0

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const action = submitter instanceof HTMLButtonElement && submitter.value === 'stage' ? 'stage' : 'publish'
    if (isBusy) return
    setIsBusy(true)
    const done = await tell(action, { why: why.trim(), revision })
    setIsBusy(false)
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
      <form className="stack" onSubmit={(event) => void send(event)}>
        <label htmlFor={id}>{t('rule.why')}</label>
        <input id={id} value={why} maxLength={500} autoComplete="off" onChange={({ target }) => setWhy(target.value)} />
        {errors > 0 && <p className="note fault">{t('publish.errors', { errors: count(errors) })}</p>}
        {theirs.length > 0 && <p className="note">{t('publish.rebaseFirst')}</p>}
        <p className="actions">
          <button className="primary" value="publish" aria-busy={isBusy} disabled={!isFit || changes.length === 0}>
            {t('publish.publish')}
          </button>
          <button value="stage" aria-busy={isBusy} disabled={errors > 0 || changes.length === 0}>
            {t('publish.stage')}
          </button>
          {changes.length > 0 && (
            <button type="button" onClick={discardAll}>
              {t('publish.discard')}
            </button>
          )}
        </p>
        <p className="hint">{t('publish.hint')}</p>
      </form>
    </section>
  )
}
