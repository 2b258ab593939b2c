import { useId } from 'react'
import { LOCALES } from '#shared/locale/locales.ts'
import type { Controls } from '../../wire.ts'
import { tell } from '../edits/edits.ts'
import { notify } from '../notices/notices.tsx'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { type Draft, liveNotices, pastNotices, type ShownNotice } from './control-state.ts'
import { SwitchForm } from './switch-form.tsx'

const MOST_PAST = 5

interface PanelProps {
  controls: Controls
  draft: Draft | undefined
  onDraft: (draft: Draft | undefined) => void
}

/** Sentences that all visitors of a country see above the page. */
export function NoticesPanel({ controls, draft, onDraft }: PanelProps) {
  const { t, moment } = useTexts()
  const { canEdit } = useSession()
  const id = useId()
  const live = liveNotices(controls)
  const past = pastNotices(controls, live).slice(0, MOST_PAST)
  async function takeBack({ locale, text }: ShownNotice) {
    if (await tell('switch', { name: 'notice', kind: 'clear', texts: { [locale]: text } })) notify({ text: t('controls.opened.notice') })
  }
  return (
    <section className="block" aria-labelledby={id}>
      <h2 id={id}>
        {t('controls.notice')}
        {canEdit && (
          <button type="button" className="btn push" onClick={() => onDraft({ name: 'notice', until: undefined, texts: {} })}>
            <Icon name="plus" />
            {t('controls.newNotice')}
          </button>
        )}
      </h2>
      {draft?.name === 'notice' && (
        <div className="control">
          <SwitchForm draft={draft} onChange={onDraft} onClose={() => onDraft(undefined)} />
        </div>
      )}
      {live.length === 0 && past.length === 0 && draft?.name !== 'notice' && <p className="control quiet">{t('controls.noNotice')}</p>}
      {live.map((notice) => (
        <div key={notice.locale} className="control">
          <p lang={LOCALES[notice.locale].htmlLang}>{notice.text}</p>
          <span className="tag good">
            <Icon name="check" />
            {t('versions.marks.live')}
          </span>
          <span className="quiet">
            {t('controls.closedUntil', { until: moment(notice.until, LOCALES[notice.locale].timeZones[0]) })} · {notice.locale}
          </span>
          {canEdit && (
            <button type="button" className="btn" onClick={() => void takeBack(notice)}>
              {t('publish.takeBack')} <span className="hidden">{notice.locale}</span>
            </button>
          )}
        </div>
      ))}
      {past.map(({ texts = {}, at, who }) => (
        <div key={at} className="control">
          <p>{Object.values(texts)[0]}</p>
          <span className="tag">{t('controls.ended')}</span>
          <span className="quiet">
            {moment(at)} · {who}
          </span>
          {canEdit && (
            <button type="button" className="btn" onClick={() => onDraft({ name: 'notice', until: undefined, texts })}>
              {t('controls.useAgain')} <span className="hidden">{Object.values(texts)[0]}</span>
            </button>
          )}
        </div>
      ))}
    </section>
  )
}
