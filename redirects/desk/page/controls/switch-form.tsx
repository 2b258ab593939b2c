import { type KeyboardEvent, useId, useState } from 'react'
import { defaultSentence } from '#redirects/controls/default-sentence.ts'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { tell } from '../edits/edits.ts'
import { notify } from '../notices/notices.tsx'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Form, SubmitButton } from '../ui/form.tsx'
import type { Draft } from './control-state.ts'
import { endOfDay, zonedMoment, zonedText } from './zoned-time.ts'

const MINUTE_MS = 60_000
const SOON_MINUTES = 30
const LATER_HOURS = 2
const MAX_TEXT = 300

interface SwitchFormProps {
  draft: Draft
  onChange: (draft: Draft) => void
  onClose: () => void
}

/** Until when, and what visitors read. Nothing happens before the button, which says all of it. */
export function SwitchForm({ draft: { name, until, texts }, onChange, onClose }: SwitchFormProps) {
  const { locale } = usePlace()
  const texted = useTexts()
  const { t, moment } = texted
  const id = useId()
  const [now] = useState(Date.now)
  const [zone = 'UTC'] = LOCALES[locale].timeZones
  const hasTexts = name === 'checkout' || name === 'notice'
  const change = (part: Partial<Draft>) => onChange({ name, until, texts, ...part })
  const written = Object.entries(texts).flatMap(([code, text]) => (text.trim() === '' ? [] : [[code, text.trim()] as const]))
  const isReady = until !== undefined && until > now && (name !== 'notice' || written.length > 0)

  async function submit() {
    if (!isReady) return
    const done = await tell('switch', { name, kind: 'set', until, texts: Object.fromEntries(written) })
    if (!done) return
    notify({ text: t(`controls.done.${name}`, { until: moment(until, zone) }) })
    onClose()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  const defaultOf = (code: LocaleCode) => (name === 'checkout' && until !== undefined ? defaultSentence(code, until, now) : '')
  return (
    <Form className="setting" aria-label={t(`controls.titles.${name}`)} action={submit} onKeyDown={onKeyDown}>
      <h3>{t(`controls.titles.${name}`)}</h3>
      <div className="actions">
        <div className="field">
          <label htmlFor={`${id}-until`}>{t('controls.until', { zone: zone.replace(/^.*\//, '').replace('_', ' ') })}</label>
          <input
            id={`${id}-until`}
            type="datetime-local"
            required
            min={zonedText(now, zone)}
            value={until === undefined ? '' : zonedText(until, zone)}
            onChange={({ target }) => change({ until: zonedMoment(target.value, zone) })}
          />
        </div>
        <div className="actions quick">
          <button type="button" className="btn" onClick={() => change({ until: now + SOON_MINUTES * MINUTE_MS })}>
            + {SOON_MINUTES} min
          </button>
          <button type="button" className="btn" onClick={() => change({ until: now + LATER_HOURS * 60 * MINUTE_MS })}>
            + {LATER_HOURS} h
          </button>
          <button type="button" className="btn" onClick={() => change({ until: endOfDay(now, zone) })}>
            {t('controls.tonight')}
          </button>
        </div>
      </div>
      {until !== undefined && <p className="hint">{t('controls.endsAlone', { until: moment(until, zone) })}</p>}
      {hasTexts && (
        <fieldset className="sentences">
          <legend className="label">{t('controls.sentences')}</legend>
          {LOCALE_CODES.map((code) => (
            <div key={code} className="sentence">
              <label htmlFor={`${id}-${code}`}>{LOCALES[code].displayName}</label>
              <input
                id={`${id}-${code}`}
                lang={LOCALES[code].htmlLang}
                maxLength={MAX_TEXT}
                autoComplete="off"
                value={texts[code] ?? defaultOf(code)}
                onChange={({ target }) => change({ texts: { ...texts, [code]: target.value } })}
              />
              {name === 'checkout' &&
                (texts[code] === undefined ? (
                  <span className="quiet">{t('controls.isDefault')}</span>
                ) : (
                  <button
                    type="button"
                    className="link"
                    onClick={() => change({ texts: Object.fromEntries(Object.entries(texts).filter(([other]) => other !== code)) })}
                  >
                    {t('controls.useDefault')} <span className="hidden">{LOCALES[code].displayName}</span>
                  </button>
                ))}
            </div>
          ))}
        </fieldset>
      )}
      <div className="actions">
        <SubmitButton disabled={!isReady}>
          {until === undefined ? t(`controls.titles.${name}`) : t(`controls.submit.${name}`, { until: moment(until, zone) })}
        </SubmitButton>
        <button type="button" className="btn" onClick={onClose}>
          {t('cancel')} <kbd>Esc</kbd>
        </button>
        <span className="hint">{t(name === 'notice' ? 'controls.noticeHint' : 'controls.atOnce')}</span>
      </div>
    </Form>
  )
}
