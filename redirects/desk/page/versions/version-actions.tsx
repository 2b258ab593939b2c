import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import type { LiveState } from '../../wire.ts'
import { versionName } from './version-name.ts'
import type { VersionLine } from './version-rows.ts'

interface VersionActionsProps {
  line: VersionLine
  live: LiveState
  isOpen: boolean
  onBring: () => void
  onRestore: () => void
}

/** The buttons of a version. */
export function VersionActions({ line, live, isOpen, onBring, onRestore }: VersionActionsProps) {
  const texts = useTexts()
  const { t } = texts
  const { canEdit } = useSession()
  const action = versionAction(line, live)
  const name = <span className="hidden">{versionName(texts, line)}</span>
  if (line.isLive && action === undefined) return <span className="quiet">{t('versions.isLive')}</span>
  if (!canEdit || line.isMissing) return null
  return (
    <>
      {!line.isLive && (
        <button type="button" className="btn" onClick={onBring}>
          {t('versions.bring')} {name}
        </button>
      )}{' '}
      {action && (
        <button type="button" className="btn" aria-expanded={isOpen} onClick={onRestore}>
          {t(`versions.${action}`)} {name}
        </button>
      )}
    </>
  )
}

export type VersionAction = 'again' | 'promote' | 'restore'

/** How a version can be made live. For the live version: only if its publication was interrupted. */
export function versionAction(
  { isLive, mark }: Pick<VersionLine, 'isLive' | 'mark'>,
  live: Pick<LiveState, 'state'>,
): VersionAction | undefined {
  if (isLive) return live.state === 'unfinished' && mark === 'live' ? 'again' : undefined
  return mark === 'staged' ? 'promote' : 'restore'
}
