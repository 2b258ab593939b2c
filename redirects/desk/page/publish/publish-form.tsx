import { type SubmitEvent, useId, useRef, useState } from 'react'
import type { Draft, PublicationPreview } from '../../wire.ts'
import { useDesk } from '../api/use-desk.ts'
import { FailingExamples } from '../draft/failing-examples.tsx'
import { TheirChanges } from '../draft/their-changes.tsx'
import { save, tell } from '../edits/edits.ts'
import { notify } from '../notices/notices.tsx'
import { PlaceLink } from '../place-link.tsx'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { DangerList } from './danger-list.tsx'
import { closePublishing } from './publishing.ts'
import { publishState } from './publish-state.ts'
import { ReplayBlock } from './replay-block.tsx'
import { offerTakeBack } from './take-back.ts'
import { CauseBlock } from './cause-block.tsx'

interface PublishFormProps {
  preview: PublicationPreview
  draft: Draft
}

/** Dangerous changes are ticked one by one. A new change of the draft takes the ticks away. */
export function PublishForm({ preview, draft }: PublishFormProps) {
  const { locale } = usePlace()
  const { t, many } = useTexts()
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const [ticks, setTicks] = useState<{ revision: number; ids: readonly string[] }>({ revision: preview.revision, ids: [] })
  const [isSending, setIsSending] = useState(false)
  const [name, setName] = useState<string>()
  const lastWhy = useDesk('history', { locale, limit: 1 }).data?.[0]
  const { counts, dangers, warnings, errors } = preview
  const ticked = ticks.revision === preview.revision ? ticks.ids : []
  const { changes, missing, block } = publishState(preview, ticked, draft.theirs.length)
  const why = name ?? (lastWhy?.kind === 'edit' || lastWhy?.kind === 'import' ? lastWhy.why : '')

  function tick(danger: string, isOn: boolean): void {
    setTicks({ revision: preview.revision, ids: isOn ? [...ticked, danger] : ticked.filter((other) => other !== danger) })
  }
  async function send(action: 'publish' | 'stage') {
    if (isSending) return
    setIsSending(true)
    const done = await tell(action, { why: why.trim(), revision: preview.revision, ...(action === 'publish' && { accepted: ticked }) })
    setIsSending(false)
    if (!done) return
    closePublishing()
    if (action === 'stage') {
      notify({
        text: t('publish.staged', { name: why.trim() || done.version }),
        link: { label: t('views.versions'), to: { view: 'versions' } },
      })
      return
    }
    offerTakeBack({ version: done.version, locale, name: why.trim() || done.version, changes })
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (block === undefined) void send('publish')
    // leads to what is missing
    else body.current?.querySelector<HTMLElement>(block === 'ticks' ? '.danger input:not(:checked)' : '.blocks :is(a, button)')?.focus()
  }
  return (
    <>
      <div className="ask-body" ref={body}>
        <p className="sum">
          <b>{many('publish.sum', changes)}</b>
          <span>
            <b className="good">+{counts.added}</b> {t('publish.added')}
          </span>
          <span>
            <b>{counts.changed}</b> {t('publish.edited')}
          </span>
          <span>
            <b className="bad">−{counts.removed}</b> {t('publish.removed')}
          </span>
          <PlaceLink className="inline" to={{ view: 'rules', params: { filter: 'draft' } }} onFollow={closePublishing}>
            {t('publish.lines')}
          </PlaceLink>
        </p>
        <div className="blocks">
          <TheirChanges draft={draft} />
          <FailingExamples failing={draft.failing} />
          <CauseBlock kind="errors" causes={errors} />
        </div>
        <DangerList
          dangers={dangers}
          ticked={ticked}
          onTick={tick}
          onTakeOut={(danger) => void save(danger.takeOut, { kind: 'take-out' })}
        />
        <CauseBlock kind="warnings" causes={warnings} />
        <ReplayBlock revision={preview.revision} />
        <div className="field">
          <label htmlFor={id}>{t('publish.name')}</label>
          <input
            id={id}
            form={`${id}-form`}
            value={why}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </div>
      </div>
      <footer>
        <p aria-live="polite">
          {block === 'ticks' && many('publish.ticks', missing)}
          {block === 'errors' && t('publish.errorsFirst')}
          {block === 'theirs' && t('publish.rebaseFirst')}
          {block === 'nothing' && t('draft.none')}
        </p>
        <button
          type="button"
          className="btn btn-plain"
          title={t('publish.stageHint')}
          disabled={changes === 0 || errors.length > 0}
          onClick={() => void send('stage')}
        >
          {t('publish.stage')}
        </button>
        <button type="button" className="btn" onClick={closePublishing}>
          {t('cancel')}
        </button>
        <form id={`${id}-form`} onSubmit={submit}>
          <button className="btn btn-main" aria-disabled={block !== undefined} aria-busy={isSending}>
            {many('publish.submit', changes)}
          </button>
        </form>
      </footer>
    </>
  )
}
