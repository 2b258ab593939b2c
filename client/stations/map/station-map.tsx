import { type ComponentType, useEffect, useState } from 'react'
import type { Area } from '#shared/stations/area.ts'
import type { Position } from '#shared/stations/distance.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import mapStyles from './map.css?url&no-inline'
import { loadStyles } from '../../ui/load-styles.ts'
import { retry } from '../retry.ts'
import { MapFailed } from './map-failed.tsx'
import type { MapStation } from './map-station.ts'

/** Where the visitor is, and how exactly that is known, in metres. */
export interface OwnPlace extends Position {
  accuracy?: number
}

export interface StationMapProps {
  /** the same array in each render, until others are shown */
  stations: readonly MapStation[]
  /** the one station that list and map show as chosen */
  selected: MapStation | undefined
  /** absent for a map of one station among those around it: nothing to choose */
  onSelect?: (id: string | undefined) => void
  /** the area that is searched: the map shows it, and stays there */
  area?: Area | undefined
  onSearchArea?: (area: Area) => void
  own?: OwnPlace | undefined
  /** the stations nearest to the visitor come into view, and not all */
  showsNearest?: boolean | undefined
  /** names the map */
  label: string
}

export interface MapViewProps extends StationMapProps {
  /** the map cannot be drawn after all */
  onFailure: () => void
}

interface Props extends StationMapProps {
  /** absent where there is no list beside it */
  onFailed?: (hasFailed: boolean) => void
}

/** The space of a map. MapLibre, half the site's weight, is loaded with it; where there is no map, a sentence. */
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
      () => signal.aborted || setFailed(true), // §7: retried, then it fails; the list stands alone
    )
    return () => leaving.abort()
  }, [hasFailed])

  return (
    // a group: the map itself, once there, is the region of this name
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fieldset of a form
    <div role="group" className="map-frame" aria-label={props.label}>
      {hasFailed && <MapFailed onRetry={() => setFailed(false)} onFailed={onFailed} />}
      {!hasFailed && MapView && <MapView {...props} onFailure={() => setFailed(true)} />}
      {!hasFailed && !MapView && <p className="map-waiting ui-skeleton">{t('map.loading')}</p>}
    </div>
  )
}

function loadMapView() {
  // the edge's bundle needs no MapLibre
  if (import.meta.env.SSR) throw new Error('maps are for browsers')
  return Promise.all([import('./map-view.tsx'), loadStyles(mapStyles)])
}
