import type { LiveState } from '../../wire.ts'
import { useTexts } from '../texts/texts.ts'

/** The live version, with a warning when it cannot be read or its publication was interrupted. */
export function LiveNote({ live: { state, version = '', pointsTo = '', isMissing } }: { live: LiveState }) {
  const { t } = useTexts()
  return (
    <>
      <p className="hint">{state === 'none' ? t('live.none') : t('live.now', { version })}</p>
      {isMissing && <p className="note fault">{t('live.missing', { version })}</p>}
      {state === 'unfinished' && <p className="note">{t('live.unfinished', { version, pointsTo })}</p>}
    </>
  )
}
