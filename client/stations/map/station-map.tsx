import { type ComponentType, useEffect, useState } from 'react'
import type { Area } from '#shared/stations/area.ts'
import type { Position } from '#shared/stations/distance.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import mapStyles from './map.css?url&no-inline'
import { loadStyles } from '../../ui/load-styles.ts'
import { retry } from '../retry.ts'
import { MapFailed } from './map-failed.tsx'
import type { MapStation } from './map-station.ts'

/** The visitor's position, and its accuracy in metres. */
export interface OwnPlace extends Position {
  accuracy?: number
}

export interface StationMapProps {
  /** the same array in each render until the stations change */
  stations: readonly MapStation[]
  /** the station that list and map show as selected */
  selected: MapStation | undefined
  /** absent for a map of one station and its neighbours, where nothing can be selected */
  onSelect?: (id: string | undefined) => void
  /** the searched area: the map shows it and stays there */
  area?: Area | undefined
  onSearchArea?: (area: Area) => void
  own?: OwnPlace | undefined
  /** fits the stations nearest to the visitor, not all */
  showsNearest?: boolean | undefined
  /** accessible name of the map */
  label: string
}

export interface MapViewProps extends StationMapProps {
  /** called when the map cannot be drawn */
  onFailure: () => void
}

interface Props extends StationMapProps {
  /** absent if there is no list beside it */
  onFailed?: (hasFailed: boolean) => void
}

/** The place of a map. MapLibre is large, so it loads on demand. If that fails, a sentence replaces the map. */
export function StationMap({ onFailed, ...props }: Props) {
  const t = useTranslate('stations')
  const [MapView, setMapView] = useState<ComponentType<MapViewProps>>()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (hasFailed) return
    const leaving = new AbortController()
    const { signal } = leaving
    retry(loadMapView, signal).then(
      ([map]) => signal.aborted || setMapView(() => map.MapView),
      () => signal.aborted || setFailed(true), // §7: after the retries only the list is shown
    )
    return () => leaving.abort()
  }, [hasFailed])

  return (
    // a group, because the map itself becomes the region with this name
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
    <div role="group" className="map-frame" aria-label={props.label}>
      {hasFailed && <MapFailed onRetry={() => setFailed(false)} onFailed={onFailed} />}
      {!hasFailed && MapView && <MapView {...props} onFailure={() => setFailed(true)} />}
      {!hasFailed && !MapView && <p className="map-waiting ui-skeleton">{t('map.loading')}</p>}
    </div>
  )
}

function loadMapView() {
  // keeps MapLibre out of the edge's bundle
  if (import.meta.env.SSR) throw new Error('maps only render in browsers')
  return Promise.all([import('./map-view.tsx'), loadStyles(mapStyles)])
}
