import 'maplibre-gl/dist/maplibre-gl.css'
import '../../styles/stations/map-view.css'
import { useEffect, useRef, useState } from 'react'
import { useStationWords } from '../station-words.tsx'
import type { Shape } from './cluster-messages.ts'
import { ClusterMembers } from './cluster-members.tsx'
import { MapListbox } from './map-listbox.tsx'
import type { MapStation, MapViewProps } from './map-view-props.ts'
import { useRunningMap } from './use-running-map.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

/** The map and what lies over it. */
export function MapView({ stations, selected, onSelect, onSearchArea, onFailure, label, single = false }: MapViewProps) {
  const t = useStationWords()
  const container = useRef<HTMLDivElement>(null)
  const [shapes, setShapes] = useState<Shape[]>([])
  // both belong to the stations they were made of, and go with them
  const [moved, setMoved] = useState<MapStation[]>()
  const [opened, setOpened] = useState<{ stations: MapStation[]; members: MapStation[] }>()
  const areaSearched = useRef(false)
  const pressed = useRef<string>(undefined)
  const map = useRunningMap(container, {
    label,
    onShapes: setShapes,
    onPressStation: choose,
    onMembers: (members) => setOpened({ stations, members }),
    onMoved: () => setMoved(stations),
    onFailure,
  })

  useEffect(() => {
    map?.setStations(stations, areaSearched.current)
    areaSearched.current = false
  }, [map, stations])

  useEffect(() => {
    map?.select(
      stations.find(({ id }) => id === selected),
      pressed.current !== selected,
    )
    pressed.current = undefined
  }, [map, selected, stations])

  function choose(station: MapStation | undefined): void {
    if (single) return
    pressed.current = station?.id
    setOpened(undefined)
    onSelect(station?.id)
  }

  function searchArea(): void {
    if (!map) return
    areaSearched.current = true
    setMoved(undefined)
    onSearchArea(map.view())
  }

  return (
    <>
      <div className="map-canvas" ref={container} />
      {map && <ZoomButtons onZoom={map.zoomBy} />}
      {moved === stations && !single && (
        <button type="button" className="map-search-area ui-button ui-button-dark ui-button-small" onClick={searchArea}>
          {t('map.searchThisArea')}
        </button>
      )}
      {map && !single && <MapListbox shapes={shapes} stations={stations} selected={selected} onChoose={(shape) => void map.press(shape)} />}
      {opened?.stations === stations && (
        <ClusterMembers members={opened.members} selected={selected} onChoose={choose} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
