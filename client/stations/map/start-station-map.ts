import type { StyleSpecification } from 'maplibre-gl'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type Box, boxAround, isInBox } from './box.ts'
import { fitTo, goTo, openAt, viewOf } from './camera.ts'
import type { Shape } from './cluster-messages.ts'
import { createMap } from './create-map.ts'
import { followPointer } from './follow-pointer.ts'
import { followView } from './follow-view.ts'
import { labelFont } from './label-font.ts'
import type { MapStation } from './map-view-props.ts'
import { addMarkerImages } from './marker-images.ts'
import { shapeFeatures, stationFeature } from './shape-features.ts'
import { startClusters } from './start-clusters.ts'
import { addStationLayers, showShapes } from './station-layers.ts'
import { wantsFit } from './wants-fit.ts'

export interface MapListeners {
  /** what the map shows, whenever it comes to rest */
  onShapes: (shapes: Shape[]) => void
  /** a station on the map, or the map beside all stations, was pressed */
  onPressStation: (station: MapStation | undefined) => void
  /** a cluster that no zoom takes apart was pressed */
  onMembers: (members: MapStation[]) => void
  /** the visitor moved the map */
  onMoved: () => void
}

interface StationMapOptions extends MapListeners {
  container: HTMLElement
  style: StyleSpecification
  locale: LocaleCode
  label: string
  /** the graphics were taken away */
  onLost: () => void
}

export type RunningMap = ReturnType<typeof startStationMap>

/** Everything behind the map's picture. It knows no React, and React knows nothing of MapLibre. */
export function startStationMap(options: StationMapOptions) {
  const map = createMap(options)
  const clusters = startClusters(showNewShapes)
  const askView = followView(map, clusters)
  let stations: MapStation[] = []
  let shapes: Shape[] = []
  let moved = false
  let isFirst = true
  let selected: MapStation | undefined
  let styled = false

  map.once('style.load', () => {
    addMarkerImages(map, options.container)
    addStationLayers(map, labelFont(map, options.locale))
    styled = true
    showNewShapes(shapes)
    showShapes(map, 'selected', stationFeature(selected))
  })
  map.on('moveend', ({ originalEvent }) => originalEvent && noteMove())
  map.on('webglcontextlost', options.onLost)
  // a tile that is missing leaves a gap, and nothing that a visitor could do
  map.on('error', () => undefined)
  followPointer(map, (pressed) => {
    if (pressed.kind === 'nothing') options.onPressStation(undefined)
    const shape = pressed.kind === 'shape' ? shapes[pressed.shape] : undefined
    if (shape) void press(shape)
  })

  function noteMove(): void {
    moved = true
    options.onMoved()
  }

  function showNewShapes(newShapes: Shape[]): void {
    shapes = newShapes
    if (styled) showShapes(map, 'shapes', shapeFeatures(shapes))
    if (!map.isMoving()) options.onShapes(shapes)
  }

  async function press(shape: Shape): Promise<void> {
    if (shape.kind === 'station') return options.onPressStation(stations[shape.station])
    const opening = await clusters.open(shape.cluster)
    if (!opening) return
    if ('zoom' in opening) {
      moved = true
      return openAt(map, shape, opening.zoom)
    }
    options.onMembers(opening.members.map((member) => stations[member]).filter((station) => station !== undefined))
  }

  return {
    press,
    /** `areaSearched`: they are the answer to "Search this area" */
    setStations(newStations: MapStation[], areaSearched: boolean): void {
      stations = newStations
      clusters.setStations(stations)
      const results = boxAround(stations)
      if (results && (isFirst || wantsFit({ stations, view: viewOf(map), moved, areaSearched }))) {
        fitTo(map, results, !isFirst)
        moved = false
      }
      if (results) isFirst = false
      askView()
    },
    /** `reveal`: it was chosen elsewhere, and the map goes there unless it shows it */
    select(station: MapStation | undefined, reveal: boolean): void {
      selected = station
      if (styled) showShapes(map, 'selected', stationFeature(station))
      if (station && reveal && !(isInBox(viewOf(map), station) && map.getZoom() > 8)) goTo(map, station)
    },
    zoomBy(steps: number): void {
      moved = true
      map.zoomTo(map.getZoom() + steps, { duration: 250 })
    },
    view: (): Box => viewOf(map),
    stop(): void {
      clusters.stop()
      map.remove()
    },
  }
}
