import type { Map as MapLibre } from 'maplibre-gl'
import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { VIEWPORT_PADDING_PX } from '../clusters.ts'
import { ClusterMembers } from './cluster-members.tsx'
import { clusterStations, openCluster, type Shape, shapesIn, type StationClusters } from './cluster-stations.ts'
import { MapListbox } from './map-listbox.tsx'
import type { MapStation } from './map-station.ts'
import { OwnPlaceMarker } from './own-place.tsx'
import type { MapViewProps, StationMapProps } from './station-map.tsx'
import { StationMarkers } from './station-markers.tsx'
import { useFit } from './use-fit.ts'
import { useMap } from './use-map.ts'

/** The map and the controls over it. */
export function MapView({ onFailure, ...props }: MapViewProps) {
  const container = useRef<HTMLDivElement>(null)
  const map = useMap(container, props, onFailure)
  return (
    <>
      <div className="map-canvas" ref={container} />
      {map && <MapContents map={map} {...props} />}
    </>
  )
}

function MapContents({ map, stations, selected, onSelect, area, onSearchArea, own, showsNearest }: StationMapProps & { map: MapLibre }) {
  const t = useTranslate('stations')
  const clusters = useMemo(() => clusterStations(stations), [stations])
  const view = usePaddedView(map)
  const shapes = useMemo(() => shapesIn(clusters, view.area, view.zoom), [clusters, view])
  const fit = useFit(map, { stations, selected, area, own, showsNearest })
  // stored with their clusters, because new stations close the panel
  const [opened, setOpened] = useState<{ clusters: StationClusters; members: MapStation[] }>()

  function choose(station: MapStation | undefined): void {
    setOpened(undefined)
    fit.expect(station)
    onSelect?.(station?.id)
  }

  function press(shape: Shape): void {
    if (shape.kind === 'station') return choose(shape.station)
    const opening = openCluster(clusters, shape.id)
    if ('members' in opening) setOpened({ clusters, members: opening.members })
    else fit.zoomTo(shape, opening.zoom)
  }

  const deselect = useEffectEvent((pressed: EventTarget | null) => {
    // a press on a marker has the marker's element as target
    if (pressed === map.getCanvas()) choose(undefined)
  })
  useEffect(() => map.on('click', ({ originalEvent }) => deselect(originalEvent.target)).unsubscribe, [map])

  function searchArea(): void {
    // the button is removed, and the map takes the focus
    map.getCanvas().focus({ preventScroll: true })
    onSearchArea?.(fit.keepArea())
  }

  return (
    <>
      {own && <OwnPlaceMarker map={map} place={own} zoom={view.zoom} />}
      <StationMarkers map={map} shapes={shapes} selected={selected} onPress={press} />
      {fit.isMoved && onSearchArea && (
        <button type="button" className="map-search-area ui-button ui-button-dark ui-button-small" onClick={searchArea}>
          {t('map.searchThisArea')}
        </button>
      )}
      {onSelect && <MapListbox shapes={shapes} selected={selected?.id} onChoose={press} />}
      {opened?.clusters === clusters && (
        <ClusterMembers members={opened.members} selected={selected?.id} onChoose={choose} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

/** The visible area plus the padding of §9, so that markers do not appear suddenly at the edge. */
function usePaddedView(map: MapLibre) {
  const [view, setView] = useState(() => paddedView(map))
  useEffect(() => map.on('move', () => startTransition(() => setView(paddedView(map)))).unsubscribe, [map])
  return view
}

function paddedView(map: MapLibre) {
  const { clientWidth, clientHeight } = map.getContainer()
  const { lng: west, lat: north } = map.unproject([-VIEWPORT_PADDING_PX, -VIEWPORT_PADDING_PX])
  const { lng: east, lat: south } = map.unproject([clientWidth + VIEWPORT_PADDING_PX, clientHeight + VIEWPORT_PADDING_PX])
  return { area: { west, south, east, north }, zoom: map.getZoom() }
}
