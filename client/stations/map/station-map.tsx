import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useNear } from '../../content/articles/use-near.ts'
import { loadMapView } from './load-map-view.ts'
import { MapFailed } from './map-failed.tsx'
import type { MapViewProps, StationMapProps } from './map-view-props.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

type Loading = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; MapView: ComponentType<MapViewProps> }

/** The place of a map. The map itself comes when the place is seen; one sentence stands there when it does not come. */
export function StationMap({ onFailed, ...props }: StationMapProps) {
  const t = useTranslate('stations')
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' })

  useEffect(() => {
    if (!isNear) return
    const leaving = new AbortController()
    void load(leaving.signal).then((outcome) => leaving.signal.aborted || setLoading(outcome))
    return () => leaving.abort()
  }, [isNear])

  const hasFailed = loading.kind === 'failed'
  useEffect(() => onFailed?.(hasFailed), [hasFailed, onFailed])

  async function tryAgain(): Promise<void> {
    setLoading({ kind: 'loading' })
    setLoading(await load())
  }

  return (
    // a group: the map itself, once there, is the region of this name
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fieldset of a form
    <div role="group" className="map-place" aria-label={props.label} ref={place}>
      {loading.kind === 'ready' && <loading.MapView {...props} onFailure={() => setLoading({ kind: 'failed' })} />}
      {loading.kind === 'loading' && <p className="map-waiting ui-skeleton">{t('map.loading')}</p>}
      {hasFailed && <MapFailed alone={props.single === true} onRetry={() => void tryAgain()} />}
    </div>
  )
}

async function load(signal?: AbortSignal): Promise<Loading> {
  try {
    return { kind: 'ready', MapView: await loadMapView(signal) }
  } catch {
    return { kind: 'failed' } // §7: retried, then it fails; the list stands alone
  }
}
