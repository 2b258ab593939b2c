import { memo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useStationWords } from '../station-words.tsx'
import { withPlace } from './locator-changes.ts'
import { useLocatorScene } from './locator-context.ts'
import { QueryButton } from './query-button.tsx'
import { useOwnPosition } from './use-own-position.ts'

/** "Use my location": asked only when pressed, and each way it fails says what to do. Shown where scripts run. */
export const OwnPosition = memo(function OwnPosition() {
  const t = useStationWords()
  const { query, goTo } = useLocatorScene()
  const { state, locate } = useOwnPosition((place) => goTo((now) => withPlace(now, place), 'push'))
  // found, and given up since: nothing is ordered by it any more
  const says = state !== 'idle' && state !== 'locating' && (state !== 'found' || query.near !== undefined)
  return (
    <div className="locator-position">
      {query.near && state !== 'locating' ? (
        <QueryButton change={(now) => withPlace(now, undefined)} className="locator-text-button">
          <Icon name="x" />
          {t('position.forget')}
        </QueryButton>
      ) : (
        <button type="button" className="locator-text-button locator-needs-script" aria-busy={state === 'locating'} onClick={locate}>
          <Icon name="locate" />
          {t(state === 'locating' ? 'position.locating' : 'position.use')}
        </button>
      )}
      <output className="locator-position-words">{says && t(`position.${state}`)}</output>
    </div>
  )
})
