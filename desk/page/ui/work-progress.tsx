import { useTexts } from '../texts/texts-context.tsx'
import type { DeskKey } from '../texts/translate.ts'
import type { LongWork } from './use-long-work.ts'

interface WorkProgressProps {
  work: LongWork
  /** 'Done: {{done}} of {{total}}' */
  text: DeskKey
  stoppedText: DeskKey
}

export function WorkProgress({ work: { progress, outcome, failure, stop }, text, stoppedText }: WorkProgressProps) {
  const { t, named, count } = useTexts()
  const words = progress && { done: count(progress.done), total: count(progress.total) }
  return (
    <>
      {progress && (
        <div className="stack">
          <progress max={progress.total} value={progress.done} aria-label={t(text, words)} />
          <p className="actions">
            <span>{t(text, words)}</span>
            <button type="button" onClick={stop}>
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
