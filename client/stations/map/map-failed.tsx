import { useTranslate } from '../../i18n/use-translate.ts'

interface MapFailedProps {
  /** there is no list beside it */
  alone?: boolean
  onRetry: () => void
}

/** Shown instead of a map that cannot be loaded. */
export function MapFailed({ alone = false, onRetry }: MapFailedProps) {
  const t = useTranslate('stations')
  return (
    <output className="map-failed">
      <p>{t(alone ? 'map.failedAlone' : 'map.failed')}</p>
      <button type="button" className="ui-button ui-button-small" onClick={onRetry}>
        {t('map.retry')}
      </button>
    </output>
  )
}
