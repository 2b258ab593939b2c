import type { StyleSpecification } from 'maplibre-gl'
import { type Area, isInArea, writeArea } from '#shared/stations/area.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { TranslateIn } from '../../i18n/translate.ts'
import { fitTo, goTo, openAt, showArea, viewOf } from './camera.ts'
import { createMap } from './create-map.ts'
import { isEmbedded, isOfBaseMap } from './embedded-style.ts'
import { followView } from './follow-view.ts'
import { createStationMarkers } from './station-markers.ts'
import type { MapStation, Shape, StationSource } from './station-source.ts'
import { wantsFit } from './wants-fit.ts'

/** Whoever types, or presses one filter after the other, is not taken along from place to place. */
const CALM_MS = 300
/** How near the map goes by itself: as near as its style has something to show around a station. */
const NEAREST_ZOOM = { streets: 13.5, embedded: 9 }

export interface MapListeners {
  /** what the map shows, whenever it comes to rest */
  onShapes: (shapes: Shape[]) => void
  /** a station on the map, or the map beside all stations, was pressed */
  onPressStation: (station: MapStation | undefined) => void
  /** a cluster that no zoom takes apart was pressed */
  onMembers: (members: MapStation[]) => void
  /** whether the visitor moved the map away from what it was shown for */
  onMoved: (moved: boolean) => void
  /** the graphics were taken away, the style is none, or the base map cannot be had */
  onFailure: () => void
}

export interface MapPlace {
  container: HTMLElement
  style: StyleSpecification
  locale: LocaleCode
  label: string
  t: TranslateIn<'stations'>
}

export type RunningMap = ReturnType<typeof startStationMap>

/** Stations on a MapLibre map: clusters, choosing, fitting, searching an area. `listeners`: those of the moment. Throws where no graphics are to be had. */
export function startStationMap({ container, style, locale, label, t }: MapPlace, listeners: () => MapListeners) {
  const nearest = isEmbedded(style) ? NEAREST_ZOOM.embedded : NEAREST_ZOOM.streets
  const map = createMap(container, style, label, t)
  const markers = createStationMarkers(map, locale)
  const followStations = followView(map, showShapes)
  let stations: StationSource | undefined
  let isFirst = true
  let moved = false
  let areaShown: string | undefined
  let selected: MapStation | undefined
  let isStyled = false

  map.once('style.load', () => {
    isStyled = true
  })
  map.on('moveend', ({ originalEvent }) => originalEvent && noteMove(true))
  map.on('webglcontextlost', () => listeners().onFailure())
  // a service's tile that is missing leaves a gap, and nothing that a visitor could do
  map.on('error', (error) => (isStyled && !isOfBaseMap(error)) || listeners().onFailure())
  map.on('click', ({ originalEvent }) => {
    const met = markers.metBy(originalEvent.target)
    if (!met) listeners().onPressStation(undefined)
    else if (met !== 'chosen') void press(met)
  })

  function noteMove(byVisitor: boolean): void {
    moved = byVisitor
    listeners().onMoved(moved)
  }

  function showShapes(shapes: Shape[]): void {
    markers.show(shapes)
    if (!map.isMoving()) listeners().onShapes(shapes)
  }

  /** Shows the area that was searched, else the chosen station it opens with, else all stations. In an area nobody but the visitor moves the map any more. */
  async function follow(newStations: StationSource, area: Area | undefined): Promise<void> {
    const written = area && writeArea(area)
    const isNewArea = written !== areaShown
    areaShown = written
    const { around } = newStations
    if (area && isNewArea) showArea(map, area, !isFirst)
    else if (!area && selected && isFirst) goTo(map, selected, { zoom: nearest, animate: false })
    else if (!area && around && (isFirst || (await wantsToGo(newStations)))) fitTo(map, around, { maxZoom: nearest, animate: !isFirst })
    else return
    isFirst = false
    noteMove(false)
  }

  async function wantsToGo(newStations: StationSource): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, CALM_MS))
    return stations === newStations && (await wantsFit({ stations: newStations, view: viewOf(map), moved })) && stations === newStations
  }

  async function press(shape: Shape): Promise<void> {
    if (shape.kind === 'station') return listeners().onPressStation(shape.station)
    const opening = await stations?.open(shape.cluster)
    if (!opening) return
    if ('members' in opening) return listeners().onMembers(opening.members)
    noteMove(true)
    openAt(map, shape, opening.zoom)
  }

  return {
    press,
    setStations(newStations: StationSource, area: Area | undefined): void {
      stations = newStations
      void follow(newStations, area)
      followStations(newStations)
    },
    /** `reveal`: it was chosen elsewhere, and the map goes there unless it shows it */
    select(station: MapStation | undefined, reveal: boolean): void {
      if (station?.id !== selected?.id) markers.choose(station)
      selected = station
      if (station && reveal && !(isInArea(viewOf(map), station) && map.getZoom() > 8)) goTo(map, station, { zoom: nearest, animate: true })
    },
    /** What the map shows, to be searched: it stays where it is when the answer comes. */
    searchArea(): Area {
      const area = viewOf(map)
      areaShown = writeArea(area)
      noteMove(false)
      return area
    },
    focus: () => map.getCanvas().focus({ preventScroll: true }),
    remove(): void {
      stations = undefined
      map.remove()
    },
  }
}
