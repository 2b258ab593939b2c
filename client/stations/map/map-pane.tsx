import { type ComponentType, type KeyboardEvent, useEffect, useState } from 'react'
import type { Area } from '#shared/stations/places/area.ts'
import type { Position } from '#shared/stations/places/distance.ts'
import type { FoundPlace } from '#shared/stations/search/found-stations.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { loadChunk } from '../../ui/load-chunk.ts'
import { loadStyles } from '../../ui/load-styles.ts'
import { takeFocus } from '../../ui/take-focus.ts'
import { retry } from '../retry.ts'
import { MapFailed } from './map-failed.tsx'
import type { MapStation } from './map-station.ts'
import mapStyles from './map.css?url&no-inline'

/** The visitor's position, and its accuracy in metres. */
export interface OwnPlace extends Position {
  accuracy?: number
}

/**
 * A map of stations. CSS gives its place a size. Elements with the attribute `data-covers-map` lie
 * over its upper or lower edge: the map keeps stations and controls between them.
 */
export interface MapPaneProps {
  /** all results with a location; undefined until they have arrived */
  points: readonly MapStation[] | undefined
  /** the station that list and map show as selected */
  chosen: MapStation | undefined
  /** id of the station whose card is under the pointer */
  hovered?: string | undefined
  /** the place in the words of the search */
  place?: FoundPlace | undefined
  /** the visitor's position */
  ownPlace?: OwnPlace | undefined
  /** its stations have their order as numbers on their pins */
  route?: { line: readonly Position[]; stops: readonly string[] } | undefined
  /** the area in the address */
  area?: Area | undefined
  /** charging is a filter: pins show a bolt */
  isCharging?: boolean | undefined
  /** absent for a map in a page, where nothing can be selected and the page scrolls over the map */
  onSelect?: ((id: string | undefined) => void) | undefined
  onHover?: ((id: string | undefined) => void) | undefined
  /** "Search this area" */
  onArea?: ((area: Area) => void) | undefined
  /** a press on the map's location button */
  onLocate?: (() => void) | undefined
  /** Esc: back to the list */
  onLeave?: (() => void) | undefined
  /** the map cannot be drawn: the list takes its place; absent if there is no list beside it */
  onFailed?: ((failed: boolean) => void) | undefined
  /** accessible name; default: "Map of stations" */
  label?: string | undefined
}

export interface MapViewProps extends Omit<MapPaneProps, 'label'> {
  label: string
  /** called when the map cannot be drawn */
  onFailure: () => void
}

/**
 * The place of a map. MapLibre is large, so it loads on demand. If that fails, a sentence replaces
 * the map.
 */
export function MapPane({ label, ...props }: MapPaneProps) {
  const t = useTranslate('stations')
  const isOff = useSite().switches.map === 'off'
  const [MapView, setMapView] = useState<ComponentType<MapViewProps>>()
  const [hasFailed, setFailed] = useState(false)
  const [isSecondTry, setSecondTry] = useState(false)
  const isWanted = !isOff && !hasFailed
  const name = label ?? t('map.label')
  const { onLeave } = props

  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    const { signal } = leaving
    // After a press on "Try again" the page may reload: Firefox does not load code a second time.
    const loading = isSecondTry ? loadChunk(loadMapView) : retry(loadMapView, signal)
    loading.then(
      ([map]) => signal.aborted || setMapView(() => map.MapView),
      () => signal.aborted || setFailed(true), // §7: after the retries only the list is shown
    )
    return () => leaving.abort()
  }, [isWanted, isSecondTry])

  function tryAgain(): void {
    setSecondTry(true)
    setFailed(false)
  }

  function leaveOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') onLeave?.()
  }

  if (isOff) return <p className="map-failed ui-row">{t('map.off')}</p>
  if (hasFailed) return <MapFailed onRetry={tryAgain} onFailed={props.onFailed} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc leaves the map
    <div
      // The map itself becomes the region with this name.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
      role="group"
      className="map-frame"
      aria-label={name}
      onKeyDown={leaveOnEscape}
      // the pressed button is removed
      {...(isSecondTry && { tabIndex: -1, ref: takeFocus })}
    >
      {MapView ? (
        <MapView {...props} label={name} onFailure={() => setFailed(true)} />
      ) : (
        <p className="map-waiting">{t('map.loading')}</p>
      )}
    </div>
  )
}

function loadMapView() {
  // keeps MapLibre out of the edge's bundle
  if (import.meta.env.SSR) throw new Error('maps only render in browsers')
  return Promise.all([import('./map-view.tsx'), loadStyles(mapStyles)])
}
