import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { afterPaint } from '../../ui/after-paint.ts'
import { ClusterMembers } from './cluster-members.tsx'
import { MapListbox } from './map-listbox.tsx'
import type { MapViewProps } from './map-view-props.ts'
import { sourceOf } from './source-of.ts'
import type { MapStation, Shape, StationSource } from './station-source.ts'
import { useStationMap } from './use-station-map.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** The map and what lies over it. */
export function MapView({ stations: given, selected, onSelect, area, onSearchArea, onFailure, label, single = false }: MapViewProps) {
  const t = useTranslate('stations')
  const stations = useMemo(() => sourceOf(given), [given])
  const container = useRef<HTMLDivElement>(null)
  const [shapes, setShapes] = useState<Shape[]>([])
  const [moved, setMoved] = useState(false)
  // they belong to the stations they were found among, and go with them
  const [opened, setOpened] = useState<{ stations: StationSource; members: MapStation[] }>()
  const pressed = useRef<string>(undefined)
  const map = useStationMap(container, label, {
    onShapes: (shown) => startTransition(() => setShapes(shown)),
    onPressStation: choose,
    onMembers: (members) => setOpened({ stations, members }),
    onMoved: setMoved,
    onFailure,
  })

  // the area comes with the stations found in it
  const areaNow = useEffectEvent(() => area)

  useEffect(() => {
    // the list goes before
    if (map) return afterPaint(() => map.setStations(stations, areaNow()))
    return undefined
  }, [map, stations])

  useEffect(() => {
    map?.select(selected, !single && pressed.current !== selected?.id)
    // a pressed one comes a moment later
    if (selected) pressed.current = undefined
  }, [map, selected, single])

  function choose(station: MapStation | undefined): void {
    if (single) return
    pressed.current = station?.id
    setOpened(undefined)
    onSelect(station?.id)
  }

  return (
    <>
      <div className="map-canvas" ref={container} />
      {map && moved && !single && (
        <button
          type="button"
          className="map-search-area ui-button ui-button-dark ui-button-small"
          onClick={() => {
            // the button goes, and the focus stays on the map
            map.focus()
            onSearchArea(map.searchArea())
          }}
        >
          {t('map.searchThisArea')}
        </button>
      )}
      {map && !single && <MapListbox shapes={shapes} selected={selected?.id} onChoose={(shape) => void map.press(shape)} />}
      {opened?.stations === stations && (
        <ClusterMembers members={opened.members} selected={selected?.id} onChoose={choose} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
