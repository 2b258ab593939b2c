import { useState } from 'react'
import type { LiveState } from '../../wire.ts'
import { useDesk } from '../api/use-desk.ts'
import { tell } from '../edits/edits.ts'
import { PlaceLink } from '../place-link.tsx'
import { usePlace } from '../place-store.ts'
import { DangerList } from '../publish/danger-list.tsx'
import { offerTakeBack } from '../publish/take-back.ts'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { versionName } from './version-name.ts'
import type { VersionLine } from './version-rows.ts'

const MOST_KEYS = 3

interface RestorePanelProps {
  line: VersionLine
  live: LiveState
  onBring: () => void
  onClose: () => void
}

/** Before a version is restored: what happens live, to the draft, and afterwards. */
export function RestorePanel({ line, live, onBring, onClose }: RestorePanelProps) {
  const { locale } = usePlace()
  const texts = useTexts()
  const { t, many, count } = texts
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isSending, setIsSending] = useState(false)
  const preview = useDesk('restoration', { locale, version: line.version })
  const name = versionName(texts, line)

  async function restore(changes: number) {
    setIsSending(true)
    const done = await tell('live', {
      version: line.version,
      live: live.version,
      why: t('versions.restoreWhy', { name }),
      accepted: ticked,
    })
    setIsSending(false)
    if (!done) return
    onClose()
    offerTakeBack({ version: done.version, locale, name, changes })
  }
  return (
    <section className="restore" aria-label={t('versions.restoreTitle', { name })}>
      <h2>{t('versions.restoreTitle', { name })}</h2>
      <Loaded of={preview}>
        {({ live: { counts, dangers }, draft }) => {
          const changes = counts.added + counts.changed + counts.removed
          const isOpen = dangers.every(({ id }) => ticked.includes(id))
          return (
            <>
              <ul>
                <li>
                  <Icon name="globe" />
                  <span>
                    <b>{t('versions.live')}</b>{' '}
                    {changes === 0
                      ? t('versions.liveSame')
                      : `${many('versions.liveChange', changes, {
                          added: count(counts.added),
                          changed: count(counts.changed),
                          removed: count(counts.removed),
                        })} ${dangers.length === 0 ? t('versions.noDanger') : ''}`}
                  </span>
                </li>
                <li>
                  <Icon name="draft" />
                  <span>
                    <b>{t('versions.yourDraft')}</b> {many('versions.draftStays', draft.restored)}{' '}
                    {draft.same.length > 0 && (
                      <>
                        {many('versions.draftSame', draft.same.length)}{' '}
                        {draft.same.slice(0, MOST_KEYS).map((key) => (
                          <PlaceLink key={key} className="inline" to={{ view: 'rule', params: { key } }}>
                            <code>{key}</code>
                          </PlaceLink>
                        ))}
                      </>
                    )}
                  </span>
                </li>
                <li>
                  <Icon name="undo" />
                  <span>
                    <b>{t('versions.afterwards')}</b> {t('versions.afterwardsText')}
                  </span>
                </li>
              </ul>
              <DangerList
                dangers={dangers}
                ticked={ticked}
                onTick={(id, isOn) => setTicked((before) => (isOn ? [...before, id] : before.filter((other) => other !== id)))}
              />
              <div className="actions">
                <button
                  type="button"
                  className="btn btn-dark"
                  aria-disabled={!isOpen}
                  aria-busy={isSending}
                  onClick={() => isOpen && !isSending && void restore(changes)}
                >
                  {many('versions.restoreNow', changes)}
                </button>
                {!line.isLive && (
                  <button type="button" className="btn" onClick={onBring}>
                    {t('versions.bringInstead')}
                  </button>
                )}
                <button type="button" className="btn btn-plain" onClick={onClose}>
                  {t('cancel')}
                </button>
              </div>
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
