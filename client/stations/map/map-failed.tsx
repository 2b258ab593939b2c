import { useEffect } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'

interface MapFailedProps {
  onRetry: () => void
  /** called while this is shown; absent if there is no list beside it */
  onFailed?: ((isShown: boolean) => void) | undefined
}

/** Replaces a map that cannot be loaded. */
export function MapFailed({ onRetry, onFailed }: MapFailedProps) {
  const t = useTranslate('stations')

  useEffect(() => {
    onFailed?.(true)
    return () => onFailed?.(false)
  }, [onFailed])

  return (
    <output className="map-failed ui-row">
      <p>{t(onFailed ? 'map.failed' : 'map.failedAlone')}</p>
      <button type="button" className="ui-button ui-button-small" onClick={onRetry}>
        {t('map.retry')}
      </button>
    </output>
  )
}
