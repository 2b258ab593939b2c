import { useCallback, useEffect, useRef, useState } from 'react'
import { addReplayed, nothingReplayed, type Replayed } from '#redirects/replay/replay.ts'
import { askDesk, tellDesk } from '../api/call-desk.ts'
import { PlaceLink } from '../place-link.tsx'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { inChunks } from '../ui/in-chunks.ts'
import { useLongWork } from '../ui/use-long-work.ts'
import { WorkProgress } from '../ui/work-progress.tsx'
import { closePublishing } from './publishing.ts'

const CHUNK_ADDRESSES = 5_000
/** So many addresses are replayed in less than five seconds: then it needs no press. */
const FEW_ADDRESSES = 5_000

/** Yesterday's visits with the draft: how many reach a page that they missed, how many no longer reach theirs. */
export function ReplayBlock({ revision }: { revision: number }) {
  const { locale } = usePlace()
  const { t, many, count } = useTexts()
  const work = useLongWork()
  const [replayed, setReplayed] = useState<{ of: number; result: Replayed; seconds: number }>()
  const started = useRef<number>(undefined)
  const start = work.start
  const run = useCallback(
    (most = Infinity) =>
      start(0, async (control) => {
        const begun = Date.now()
        const visited = await askDesk('visited', { locale, days: 1 })
        if (visited.length > most) return
        let result = nothingReplayed()
        await inChunks(
          visited,
          CHUNK_ADDRESSES,
          async (addresses) => {
            result = addReplayed(result, await tellDesk('replay', { locale, addresses }, control.signal))
          },
          control,
        )
        setReplayed({ of: revision, result, seconds: (Date.now() - begun) / 1000 })
      }),
    // `start` only sets states
    // oxlint-disable-next-line react/exhaustive-deps
    [locale, revision],
  )
  useEffect(() => {
    if (started.current === revision) return
    started.current = revision
    void run(FEW_ADDRESSES)
  }, [run, revision])

  const shown = replayed?.of === revision ? replayed : undefined
  const { fails, fixed, changed, same } = shown?.result.totals ?? nothingReplayed().totals
  const broken = new Set(shown?.result.rows.filter(({ kind }) => kind === 'fails').map(({ address }) => address))
  const [first] = broken
  return (
    <section className="block">
      <h2>
        <Icon name="history" />
        {t('publish.replay')}
        <button type="button" className="btn push" aria-busy={work.progress !== undefined} onClick={() => void run()}>
          {t(shown ? 'publish.replayAgain' : 'publish.replayStart')}
        </button>
      </h2>
      <WorkProgress work={work} text="replay.progress" stoppedText="replay.stopped" />
      {shown && (
        <ul aria-live="polite">
          <li>
            <b>{count(fails.visits + fixed.visits + changed.visits + same.visits)}</b>
            <span>{t('publish.replayed', { seconds: count(Math.max(1, Math.round(shown.seconds))) })}</span>
          </li>
          <li>
            <b className="good">{count(fixed.visits)}</b>
            <span>{t('publish.replayFixed')}</span>
          </li>
          <li>
            <b className={fails.visits > 0 ? 'bad' : undefined}>{count(fails.visits)}</b>
            <span>
              {t('publish.replayFails')}{' '}
              {first !== undefined && (
                <span className="quiet">
                  · {broken.size === 1 ? t('publish.replayAll', { first }) : many('publish.replayFirst', broken.size - 1, { first })}
                </span>
              )}
            </span>
            {first !== undefined && (
              <PlaceLink className="btn btn-plain" to={{ view: 'explain', params: { address: first } }} onFollow={closePublishing}>
                {t('publish.show')}
              </PlaceLink>
            )}
          </li>
          {changed.visits > 0 && (
            <li>
              <b>{count(changed.visits)}</b>
              <span>{t('publish.replayChanged')}</span>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
