import { useId, useState } from 'react'
import { defaultSentence } from '#redirects/controls/default-sentence.ts'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import type { Controls } from '../../wire.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { closedSwitch, type Draft, liveNotices } from './control-state.ts'

interface SitePreviewProps {
  controls: Controls
  /** what the open form would set */
  draft: Draft | undefined
}

/** What visitors see in a language: now, or as the open form would make it. */
export function SitePreview({ controls, draft }: SitePreviewProps) {
  const { locale } = usePlace()
  const { t } = useTexts()
  const id = useId()
  const [now] = useState(Date.now)
  const [chosen, setChosen] = useState<LocaleCode>(locale)
  const notice =
    (draft?.name === 'notice' ? draft.texts[chosen] : undefined) || liveNotices(controls).find((each) => each.locale === chosen)?.text
  const closed = closedSwitch(controls, 'checkout')
  const checkout =
    draft?.name === 'checkout'
      ? (draft.texts[chosen] ?? (draft.until === undefined ? undefined : defaultSentence(chosen, draft.until, now)))
      : closed?.texts?.[chosen]
  const isClosed = (name: 'map' | 'writes') => draft?.name === name || closedSwitch(controls, name) !== undefined
  const lines = [...(isClosed('map') ? [t('controls.preview.map')] : []), ...(isClosed('writes') ? [t('controls.preview.writes')] : [])]
  const hasNone = notice === undefined && checkout === undefined && lines.length === 0
  return (
    <section className="block" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {t('controls.preview.title')}
        <span className="tag push">{t('controls.preview.tag')}</span>
      </h2>
      <div className="preview">
        <fieldset className="chips">
          <legend className="hidden">{t('language')}</legend>
          {LOCALE_CODES.map((code) => (
            <label key={code}>
              <input type="radio" name={id} checked={chosen === code} onChange={() => setChosen(code)} />
              {LOCALES[code].displayName}
            </label>
          ))}
        </fieldset>
        <div className="site" lang={LOCALES[chosen].htmlLang}>
          {notice && (
            <p className="site-note">
              <Icon name="warning" />
              <span>{notice}</span>
            </p>
          )}
          <p className="site-head">
            <b>{LOCALES[chosen].title}</b>
          </p>
          {checkout && (
            <p className="site-note">
              <Icon name="warning" />
              <span>{checkout}</span>
            </p>
          )}
          <div className="site-body">
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {hasNone && <p className="quiet">{t('controls.preview.none')}</p>}
          </div>
        </div>
      </div>
    </section>
  )
}
