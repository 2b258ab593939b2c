import { useTexts } from '../texts/texts.ts'
import type { DeskKey } from '#redirects/messages/text-of.ts'
import type { LongWork } from './use-long-work.ts'

interface WorkProgressProps {
  work: LongWork
  /** 'Done: {{done}} of {{total}}' */
  text: DeskKey
  stoppedText: DeskKey
}

export function WorkProgress({ work: { progress, outcome, failure, stop }, text, stoppedText }: WorkProgressProps) {
  const { t, named, count } = useTexts()
  const { done = 0, total = 0 } = progress ?? {}
  const said = total === 0 ? t('loading') : t(text, { done: count(done), total: count(total) })
  return (
    <>
      {progress && (
        <div className="stack work">
          <progress {...(total > 0 && { max: total, value: done })} aria-label={said} />
          <p className="actions">
            <span>{said}</span>
            <button type="button" className="btn" onClick={stop}>
              {t('stop')}
            </button>
          </p>
        </div>
      )}
      <p aria-live="polite">{outcome === 'stopped' && t(stoppedText)}</p>
      <p role="alert">{failure && named('failures', failure)}</p>
    </>
  )
}
