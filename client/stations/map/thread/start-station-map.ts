import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import type { Remote } from '../../../ui/remote-calls.ts'
import { type Area, isInArea, writeArea } from '#shared/stations/area.ts'
import { isEmbedded, isOfBaseMap } from '../embedded-style.ts'
import type { MapPage, MapSetting, MapSize } from '../map-thread.ts'
import type { MapStation, Shape, StationSource } from '../station-source.ts'
import { fitTo, goTo, openAt, showArea, viewOf } from './camera.ts'
import { createMap } from './create-map.ts'
import { drawAsPictures, isDrawnInSoftware } from './draw-as-pictures.ts'
import { followView } from './follow-view.ts'
import { createMarkerCanvas } from './marker-canvas.ts'
import { keepNameRoom, withNameRoom } from './name-room.ts'
import { hearInput, setSize } from './thread-window.ts'
import { wantsFit } from './wants-fit.ts'

/** Whoever types, or presses one filter after the other, is not taken along from place to place. */
const CALM_MS = 300

interface Place {
  canvas: OffscreenCanvas
  /** over it */
  markers: OffscreenCanvas
  setting: MapSetting
}

/** Everything behind the map's picture. */
export function startStationMap(page: Remote<MapPage>, { canvas, markers: markersCanvas, setting }: Place) {
  const inSoftware = isDrawnInSoftware()
  const map = createMap(inSoftware ? new OffscreenCanvas(1, 1) : canvas, setting)
  const markers = createMarkerCanvas(map, markersCanvas, setting)
  if (inSoftware) markers.drawOver(drawAsPictures(map, markers.draw))
  const followStations = followView(map, showNewShapes)
  let stations: StationSource | undefined
  let shapes: Shape[] = []
  let moved = false
  let pressable = false
  let isFirst = true
  let areaShown: string | undefined
  let selected: MapStation | undefined
  let keepRoom: ReturnType<typeof keepNameRoom> | undefined

  map.once('style.load', () => {
    keepRoom = keepNameRoom(map)
    keepRoom(shapes, selected)
  })
  map.on('moveend', ({ originalEvent }) => originalEvent && noteMove(true))
  map.on('webglcontextlost', () => page.onFailure())
  // a service's tile that is missing leaves a gap, and nothing that a visitor could do
  map.on('error', (error) => (keepRoom && !isOfBaseMap(error)) || page.onFailure())
  map.on('click', ({ point }) => {
    const met = markers.at(point)
    if (!met) page.onPressStation(undefined)
    else if (met !== 'chosen') void press(met.shape)
  })
  map.on('mousemove', ({ point }) => notePressable(markers.at(point) !== undefined))
  map.on('cooperativegestureprevented', () => page.onGestureLeft())
  map.on('sourcedata', ({ sourceDataType }) => sourceDataType === 'metadata' && page.onSources(sourcesOf(map)))

  function notePressable(newPressable: boolean): void {
    if (pressable !== newPressable) void page.onPressable(newPressable)
    pressable = newPressable
  }

  function noteMove(byVisitor: boolean): void {
    moved = byVisitor
    page.onMoved(moved)
  }

  /** Shows the area that was searched, else the chosen station it opens with, else all stations. In an area nobody but the visitor moves the map any more. */
  async function follow(newStations: StationSource, area: Area | undefined): Promise<void> {
    const written = area && writeArea(area)
    const isNewArea = written !== areaShown
    areaShown = written
    const { around } = newStations
    if (area && isNewArea) showArea(map, area, !isFirst)
    else if (!area && selected && isFirst) goTo(map, selected, { zoom: setting.nearestZoom, animate: false })
    else if (!area && around && (isFirst || (await wantsToGo(newStations)))) {
      fitTo(map, around, { maxZoom: setting.nearestZoom, animate: !isFirst })
    } else return
    isFirst = false
    noteMove(false)
  }

  async function wantsToGo(newStations: StationSource): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, CALM_MS))
    return stations === newStations && (await wantsFit({ stations: newStations, view: viewOf(map), moved })) && stations === newStations
  }

  function showNewShapes(newShapes: Shape[]): void {
    shapes = newShapes
    markers.showShapes(shapes)
    if (map.isMoving()) return
    page.onShapes(shapes)
    keepRoom?.(shapes, selected)
  }

  async function press(shape: Shape): Promise<void> {
    if (shape.kind === 'station') return page.onPressStation(shape.station)
    const opening = await stations?.open(shape.cluster)
    if (!opening) return
    if ('zoom' in opening) {
      noteMove(true)
      return openAt(map, shape, opening.zoom)
    }
    page.onMembers(opening.members)
  }

  return {
    press,
    setStyle(style: StyleSpecification): void {
      map.setStyle(withNameRoom(style), { validate: !isEmbedded(style) })
    },
    drawInFont: markers.drawInFont,
    setStations(around: Area | undefined, area: Area | undefined): void {
      stations = { around, shapes: page.shapes, open: page.open, hasSome: page.hasSome }
      void follow(stations, area)
      followStations(stations)
    },
    select(station: MapStation | undefined, reveal: boolean): void {
      const isAnother = station?.id !== selected?.id
      selected = station
      if (isAnother) {
        markers.showChosen(station)
        keepRoom?.(shapes, station)
      }
      if (station && reveal && !(isInArea(viewOf(map), station) && map.getZoom() > 8))
        goTo(map, station, { zoom: setting.nearestZoom, animate: true })
    },
    zoomBy(steps: number): void {
      noteMove(true)
      map.zoomTo(map.getZoom() + steps, { duration: 250 })
    },
    searchArea(): Area {
      const area = viewOf(map)
      areaShown = writeArea(area)
      noteMove(false)
      return area
    },
    resize(size: MapSize): void {
      setSize(size)
      map.resize()
      map.redraw()
    },
    input: hearInput,
  }
}

/** Who made what the style shows, as HTML. */
function sourcesOf(map: MapLibre): string[] {
  const sources = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution)
  return [...new Set(sources.filter((source) => source !== undefined))]
}
