import { useId } from 'react'
import { LOCALES } from '#shared/locale/locales.ts'
import type { Controls } from '../../wire.ts'
import { tell } from '../edits/edits.ts'
import { notify } from '../notices/notices.tsx'
import { usePlace } from '../place-store.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { closedSwitch, type Draft, type SwitchControl, SWITCHES } from './control-state.ts'
import { SwitchForm } from './switch-form.tsx'

interface PanelProps {
  controls: Controls
  draft: Draft | undefined
  onDraft: (draft: Draft | undefined) => void
}

/** What can be closed. Pressing a switch opens its form. */
export function SwitchesPanel({ controls, draft, onDraft }: PanelProps) {
  const { t, moment } = useTexts()
  const { canEdit } = useSession()
  const { locale } = usePlace()
  const [zone] = LOCALES[locale].timeZones
  const id = useId()
  async function open(name: SwitchControl) {
    if (await tell('switch', { name, kind: 'clear' })) notify({ text: t(`controls.opened.${name}`) })
  }
  return (
    <section className="block" aria-labelledby={id}>
      <h2 id={id}>{t('controls.switches')}</h2>
      {SWITCHES.map((name) => {
        const closed = closedSwitch(controls, name)
        const last = controls.changes.find((change) => change.name === name)
        const isOpening = draft?.name === name
        return (
          <div key={name} className="control">
            <p>
              <b>{t(`controls.names.${name}`)}</b> <span className="quiet">{t(`controls.whats.${name}`)}</span>
            </p>
            <button
              type="button"
              role="switch"
              className="switch"
              aria-checked={!closed}
              aria-label={t(`controls.names.${name}`)}
              disabled={!canEdit}
              onClick={() => (closed ? void open(name) : onDraft(isOpening ? undefined : { name, until: undefined, texts: {} }))}
            >
              <span className="knob" aria-hidden />
              {t(closed ? 'controls.closed' : 'controls.open')}
            </button>
            <span className="quiet">
              {closed
                ? `${t('controls.closedUntil', { until: moment(closed.until, zone) })}${last?.kind === 'set' ? ` · ${last.who}` : ''}`
                : isOpening
                  ? t('controls.closesBelow')
                  : ''}
            </span>
            {closed && canEdit && (
              <button type="button" className="btn" onClick={() => void open(name)}>
                {t('controls.openNow')} <span className="hidden">{t(`controls.names.${name}`)}</span>
              </button>
            )}
            {isOpening && <SwitchForm draft={draft} onChange={onDraft} onClose={() => onDraft(undefined)} />}
          </div>
        )
      })}
    </section>
  )
}
