import { memo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { withPlace } from './locator-changes.ts'
import { useLocatorQuery } from './locator-context.ts'
import { QueryButton } from './query-button.tsx'
import { useOwnPosition } from './use-own-position.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** "Use my location": asked only when pressed, and each way it fails says what to do. Shown where scripts run. */
export const OwnPosition = memo(function OwnPosition() {
  const t = useTranslate('stations')
  const { query, locale, goTo } = useLocatorQuery()
  const { state, locate } = useOwnPosition(locale, (place) => goTo((now) => withPlace(now, place), 'push'))
  const isLocating = state.kind === 'locating'
  return (
    <div className="locator-position">
      {query.near && !isLocating ? (
        <QueryButton change={(now) => withPlace(now, undefined)} className="locator-text-button">
          <Icon name="x" />
          {t('position.forget')}
        </QueryButton>
      ) : (
        <button type="button" className="locator-text-button locator-needs-script" aria-busy={isLocating} onClick={locate}>
          <Icon name="locate" />
          {t(isLocating ? 'position.locating' : 'position.use')}
        </button>
      )}
      <output className="locator-position-text">{words()}</output>
    </div>
  )

  function words(): string | undefined {
    if (state.kind === 'failed') return state.words
    // found, and given up since: nothing is ordered by it any more
    return state.kind === 'found' && query.near ? t('position.found') : undefined
  }
})
