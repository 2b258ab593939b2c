import type { LiveState } from '../../wire.ts'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'

/** A warning when the live version cannot be read, or its publication was interrupted. */
export function LiveNote({ live: { state, version = '', pointsTo = '', isMissing } }: { live: LiveState }) {
  const { t } = useTexts()
  const problem = isMissing
    ? t('live.missing', { version })
    : state === 'unfinished'
      ? t('live.unfinished', { version, pointsTo })
      : undefined
  if (problem === undefined) return null
  return (
    <div className="notice bad">
      <Icon name="warning" />
      <p>{problem}</p>
    </div>
  )
}
