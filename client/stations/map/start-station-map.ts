import type { StyleSpecification } from 'maplibre-gl'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type Area, isInArea, writeArea } from '#shared/stations/area.ts'
import { fitTo, goTo, openAt, showArea, viewOf } from './camera.ts'
import { createMap } from './create-map.ts'
import { isEmbedded, isOfBaseMap } from './embedded-style.ts'
import { followView } from './follow-view.ts'
import { drawLettersApart } from './letters-apart.ts'
import { createMarkerCanvas } from './marker-canvas.ts'
import { keepNameRoom, withNameRoom } from './name-room.ts'
import type { MapStation, Shape, StationSource } from './station-source.ts'
import { wantsFit } from './wants-fit.ts'

export interface MapListeners {
  /** what the map shows, whenever it comes to rest */
  onShapes: (shapes: Shape[]) => void
  /** a station on the map, or the map beside all stations, was pressed */
  onPressStation: (station: MapStation | undefined) => void
  /** a cluster that no zoom takes apart was pressed */
  onMembers: (members: MapStation[]) => void
  /** whether the visitor moved the map away from what it was shown for */
  onMoved: (moved: boolean) => void
}

interface StationMapOptions extends MapListeners {
  container: HTMLElement
  locale: LocaleCode
  label: string
  /** how near the map goes by itself */
  nearestZoom: number
  /** the graphics were taken away, the style is none, or the base map cannot be had */
  onFailure: () => void
}

export type RunningMap = ReturnType<typeof startStationMap>

/** Everything behind the map's picture. It knows no React, and React knows nothing of MapLibre. */
export function startStationMap(options: StationMapOptions) {
  const map = createMap(options)
  const markers = createMarkerCanvas(map, options.locale)
  const followStations = followView(map, showNewShapes)
  let stations: StationSource | undefined
  let shapes: Shape[] = []
  let moved = false
  let isFirst = true
  let areaShown: string | undefined
  let selected: MapStation | undefined
  let keepRoom: ReturnType<typeof keepNameRoom> | undefined

  map.once('style.load', () => {
    keepRoom = keepNameRoom(map)
    keepRoom(shapes, selected)
  })
  map.on('moveend', ({ originalEvent }) => originalEvent && noteMove(true))
  map.on('webglcontextlost', options.onFailure)
  // a service's tile that is missing leaves a gap, and nothing that a visitor could do
  map.on('error', (error) => (keepRoom && !isOfBaseMap(error)) || options.onFailure())
  map.on('click', ({ point }) => {
    const met = markers.at(point)
    if (!met) options.onPressStation(undefined)
    else if (met !== 'chosen') void press(met.shape)
  })
  map.on('mousemove', ({ point }) => map.getCanvasContainer().classList.toggle('map-pressable', markers.at(point) !== undefined))

  function noteMove(byVisitor: boolean): void {
    moved = byVisitor
    options.onMoved(moved)
  }

  /** Shows the area that was searched, else the stations. In an area nobody but the visitor moves the map any more. */
  async function follow(newStations: StationSource, area: Area | undefined): Promise<void> {
    const written = area && writeArea(area)
    const isNewArea = written !== areaShown
    areaShown = written
    const { around } = newStations
    if (area && isNewArea) showArea(map, area, !isFirst)
    else if (!area && around && (isFirst || (await wantsFit({ stations: newStations, view: viewOf(map), moved })))) {
      if (stations !== newStations) return
      fitTo(map, around, { maxZoom: options.nearestZoom, animate: !isFirst })
    } else return
    isFirst = false
    noteMove(false)
  }

  function showNewShapes(newShapes: Shape[]): void {
    shapes = newShapes
    markers.showShapes(shapes)
    if (map.isMoving()) return
    options.onShapes(shapes)
    keepRoom?.(shapes, selected)
  }

  async function press(shape: Shape): Promise<void> {
    if (shape.kind === 'station') return options.onPressStation(shape.station)
    const opening = await stations?.open(shape.cluster)
    if (!opening) return
    if ('zoom' in opening) {
      noteMove(true)
      return openAt(map, shape, opening.zoom)
    }
    options.onMembers(opening.members)
  }

  return {
    press,
    /** Once: what is under the stations. */
    setStyle(style: StyleSpecification): void {
      map.setStyle(withNameRoom(style), { validate: !isEmbedded(style) })
      drawLettersApart(map)
    },
    /** `area`: the one they were searched in */
    setStations(newStations: StationSource, area: Area | undefined): void {
      stations = newStations
      void follow(newStations, area)
      followStations(newStations)
    },
    /** `reveal`: it was chosen elsewhere, and the map goes there unless it shows it */
    select(station: MapStation | undefined, reveal: boolean): void {
      const isAnother = station?.id !== selected?.id
      selected = station
      if (isAnother) {
        markers.showChosen(station)
        keepRoom?.(shapes, station)
      }
      if (station && reveal && !(isInArea(viewOf(map), station) && map.getZoom() > 8)) goTo(map, station, options.nearestZoom)
    },
    zoomBy(steps: number): void {
      noteMove(true)
      map.zoomTo(map.getZoom() + steps, { duration: 250 })
    },
    /** What the map shows, to be searched: it stays where it is when the answer comes. */
    searchArea(): Area {
      const area = viewOf(map)
      areaShown = writeArea(area)
      noteMove(false)
      return area
    },
    stop: () => map.remove(),
  }
}
