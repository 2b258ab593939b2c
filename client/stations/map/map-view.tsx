import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { afterPaint } from '../../ui/after-paint.ts'
import { ClusterMembers } from './cluster-members.tsx'
import { GestureHint } from './gesture-hint.tsx'
import { MapListbox } from './map-listbox.tsx'
import { MapSources } from './map-sources.tsx'
import { useMapWords } from './map-words.ts'
import type { MapViewProps } from './map-view-props.ts'
import { sourceOf } from './source-of.ts'
import type { MapStation, Shape, StationSource } from './station-source.ts'
import { useRunningMap } from './use-running-map.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

/** The map and what lies over it. */
export function MapView({ stations: given, selected, onSelect, area, onSearchArea, onFailure, label, single = false }: MapViewProps) {
  const { searchThisArea } = useMapWords()
  const stations = useMemo(() => ('shapes' in given ? given : sourceOf(given)), [given])
  const container = useRef<HTMLDivElement>(null)
  const [shapes, setShapes] = useState<Shape[]>([])
  const [moved, setMoved] = useState(false)
  // they belong to the stations they were found among, and go with them
  const [opened, setOpened] = useState<{ stations: StationSource; members: MapStation[] }>()
  const [sources, setSources] = useState<string[]>([])
  const [isPressable, setPressable] = useState(false)
  const [showsHint, setShowsHint] = useState(false)
  const pressed = useRef<string>(undefined)
  const map = useRunningMap(container, {
    shapes: stations.shapes,
    open: stations.open,
    hasSome: stations.hasSome,
    onShapes: (shown) => startTransition(() => setShapes(shown)),
    onPressStation: choose,
    onMembers: (members) => setOpened({ stations, members }),
    onMoved: setMoved,
    onPressable: setPressable,
    onGestureLeft: () => setShowsHint(true),
    onSources: setSources,
    onFailure,
  })

  // the area comes with the stations found in it
  const areaNow = useEffectEvent(() => area)

  useEffect(() => {
    // the list goes before: where the processor draws the map, too, it would wait for it
    if (map) return afterPaint(() => void map.setStations(stations.around, areaNow()))
    return undefined
  }, [map, stations])

  useEffect(() => {
    void map?.select(selected, !single && pressed.current !== selected?.id)
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
      <div
        className="map-canvas"
        // a region to move in by the keys: no element of its own does that
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a section takes no focus
        role="region"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move it
        tabIndex={0}
        aria-label={label}
        data-pressable={isPressable || undefined}
        ref={container}
      />
      {showsHint && <GestureHint onSeen={() => setShowsHint(false)} />}
      {sources.length > 0 && <MapSources sources={sources} />}
      {map && <ZoomButtons onZoom={(steps) => void map.zoomBy(steps)} />}
      {map && moved && !single && (
        <button
          type="button"
          className="map-search-area ui-button ui-button-dark ui-button-small"
          onClick={() => {
            // the button goes, and the focus stays on the map
            container.current?.focus({ preventScroll: true })
            void map.searchArea().then(onSearchArea)
          }}
        >
          {searchThisArea}
        </button>
      )}
      {map && !single && <MapListbox shapes={shapes} selected={selected?.id} onChoose={(shape) => void map.press(shape)} />}
      {opened?.stations === stations && (
        <ClusterMembers members={opened.members} selected={selected?.id} onChoose={choose} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
