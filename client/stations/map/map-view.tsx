import { AttributionControl, type Map as MapLibre, type Tile } from 'maplibre-gl'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import {
  clusterStations,
  openCluster,
  type Shape,
  shapesIn,
  type StationClusters,
} from './cluster-stations.ts'
import { MapList } from './map-list.tsx'
import type { MapViewProps } from './map-pane.tsx'
import { useMarkerRoom } from './marker-room.ts'
import { Markers } from './markers.tsx'
import { OwnPlaceMarker } from './own-place.tsx'
import { isTileError, TILES } from './tiles.ts'
import { useMap } from './use-map.ts'
import { useRouteLine } from './use-route-line.ts'
import { useView } from './use-view.ts'

const NO_STATIONS: never[] = []

/** The map and the controls over it. */
export function MapView({ onFailure, ...props }: MapViewProps) {
  const t = useTranslate('stations')
  const container = useRef<HTMLDivElement>(null)
  const map = useMap(container, { label: props.label, isPart: !props.onSelect }, onFailure)
  return (
    <>
      <div className="map-canvas" ref={container} />
      {map ? (
        <MapContents map={map} {...props} />
      ) : (
        <p className="map-waiting">{t('map.loading')}</p>
      )}
    </>
  )
}

function MapContents({
  map,
  points,
  chosen,
  place,
  ownPlace,
  route,
  area,
  ...props
}: Omit<MapViewProps, 'onFailure'> & { map: MapLibre }) {
  const t = useTranslate('stations')
  const clusters = useMemo(() => clusterStations(points ?? NO_STATIONS), [points])
  const view = useView(map, {
    area,
    own: place ? undefined : ownPlace,
    place: place?.location,
    line: route?.line,
    points,
    chosen,
  })
  const shapes = useMemo(
    () => shapesIn(clusters, view.drawn, view.zoom),
    [clusters, view.drawn, view.zoom],
  )
  useRouteLine(map, route?.line)
  useMarkerRoom(map, shapes)
  // stored with their clusters, because new stations close the list
  const [opened, setOpened] = useState<{ clusters: StationClusters; members: Shape[] }>()
  const members = opened?.clusters === clusters ? opened.members : undefined

  function choose(id: string | undefined): void {
    setOpened(undefined)
    view.press(id)
    props.onSelect?.(id)
  }

  function press(shape: Shape): void {
    if (shape.kind === 'station') return choose(shape.station.id)
    const opening = openCluster(clusters, shape.id, map.getMaxZoom())
    if ('members' in opening) setOpened({ clusters, members: opening.members })
    else view.zoomTo(shape, opening.zoom)
  }

  const deselect = useEffectEvent((pressed: EventTarget | null) => {
    // a press on a marker has the marker's element as target
    if (pressed === map.getCanvas()) choose(undefined)
  })
  useEffect(
    () => map.on('click', ({ originalEvent }) => deselect(originalEvent.target)).unsubscribe,
    [map],
  )

  function searchArea(): void {
    // the button is removed, and the map takes the focus
    map.getCanvas().focus({ preventScroll: true })
    props.onArea?.(view.keepArea())
  }

  return (
    <>
      {ownPlace && <OwnPlaceMarker map={map} place={ownPlace} zoom={view.zoom} />}
      <Markers
        map={map}
        shapes={shapes}
        selected={chosen}
        hovered={props.hovered}
        sign={props.isCharging ? 'bolt' : 'drop'}
        stops={route?.stops ?? NO_STATIONS}
        onPress={press}
        onHover={props.onHover}
      />
      {view.isMoved && props.onArea && (
        <button
          type="button"
          className="map-search-area ui-button ui-not-printed ui-button-small"
          onClick={searchArea}
        >
          {t('map.searchThisArea')}
        </button>
      )}
      {props.onSelect && (
        <MapList
          shapes={members ?? shapes}
          isOpened={members !== undefined}
          selected={chosen?.id}
          from={ownPlace ?? place?.location}
          onChoose={press}
          onClose={() => setOpened(undefined)}
        />
      )}
      <MissingTiles map={map} />
      <MapCorner map={map} onLocate={props.onLocate} />
    </>
  )
}

/** Says that a part of the embedded map could not be loaded. */
function MissingTiles({ map }: { map: MapLibre }) {
  const t = useTranslate('stations')
  const [missing, setMissing] = useState<Tile['tileID']['canonical'][]>([])

  useEffect(() => {
    const { unsubscribe } = map.on('error', (event) => {
      if (isTileError(event)) setMissing((known) => [...known, event.tile.tileID.canonical])
    })
    return unsubscribe
  }, [map])

  function tryAgain(): void {
    setMissing([])
    // the button is removed, and the map takes the focus
    map.getCanvas().focus({ preventScroll: true })
    // without the list, MapLibre 6.17 waits forever for tiles that have failed
    map.refreshTiles(TILES, missing)
  }

  if (missing.length === 0) return null
  return (
    <output className="map-missing">
      <span>{t('map.partMissing')}</span>
      <button type="button" className="ui-button ui-button-small" onClick={tryAgain}>
        {t('summary.retry')}
      </button>
    </output>
  )
}

/** Location, zoom, and the credit of the map's data. */
function MapCorner({ map, onLocate }: { map: MapLibre } & Pick<MapViewProps, 'onLocate'>) {
  const t = useTranslate('stations')
  const credit = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const control = new AttributionControl({ compact: false })
    credit.current?.append(control.onAdd(map))
    return () => control.onRemove()
  }, [map])

  return (
    <div className="map-corner">
      <div className="map-tools ui-not-printed">
        {onLocate && (
          <button
            type="button"
            className="ui-icon-button"
            aria-label={t('position.use')}
            onClick={onLocate}
          >
            <Icon name="locate" />
          </button>
        )}
        <button
          type="button"
          className="map-zoom ui-icon-button"
          aria-label={t('map.zoomIn')}
          onClick={() => map.zoomIn()}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className="map-zoom ui-icon-button"
          aria-label={t('map.zoomOut')}
          onClick={() => map.zoomOut()}
        >
          <Icon name="minus" />
        </button>
      </div>
      <div className="map-credit" ref={credit} />
    </div>
  )
}
