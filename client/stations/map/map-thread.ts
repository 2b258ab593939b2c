// What the page and the map's thread (thread/map-worker.ts) ask of each other.
import type { StyleSpecification } from 'maplibre-gl'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Area } from '#shared/stations/area.ts'
import type { MapStation, Shape, StationSource } from './station-source.ts'

/** in CSS pixels */
export interface MapSize {
  width: number
  height: number
}

/** What the thread cannot look up itself: it has no document. */
export interface MapSetting {
  locale: LocaleCode
  size: MapSize
  /** how near the map goes by itself */
  nearestZoom: number
  /** device pixels to a CSS pixel */
  pixelRatio: number
  reduceMotion: boolean
  /** a finger scrolls the page over the map, two move it */
  cooperativeGestures: boolean
  fontFamily: string
  colors: MarkerColors
}

export type MarkerColors = Record<'primary' | 'onPrimary' | 'night' | 'red' | 'blue', string>

/** A mouse, touch, wheel or key event; places are pixels from the map's corner. */
export interface MapInput {
  /** beside the map, while it is dragged */
  beside: boolean
  type: string
  [field: string]: unknown
}

export interface MapThread {
  /** Once. Rejects where no graphics are to be had. */
  start: (map: OffscreenCanvas, markers: OffscreenCanvas, setting: MapSetting) => void
  /** Once: what is under the stations. */
  setStyle: (style: StyleSpecification) => void
  /** `around` all of them; they are asked of the page. `area`: the one they were searched in */
  setStations: (around: Area | undefined, area: Area | undefined) => void
  /** `reveal`: it was chosen elsewhere, and the map goes there unless it shows it */
  select: (station: MapStation | undefined, reveal: boolean) => void
  press: (shape: Shape) => void
  zoomBy: (steps: number) => void
  /** What the map shows, to be searched: it stays where it is when the answer comes. */
  searchArea: () => Area
  resize: (size: MapSize) => void
  input: (input: MapInput) => void
}

/** In the order of the interface. */
export const THREAD_CALLS: (keyof MapThread)[] = [
  'start',
  'setStyle',
  'setStations',
  'select',
  'press',
  'zoomBy',
  'searchArea',
  'resize',
  'input',
]

export interface MapListeners {
  /** what the map shows, whenever it comes to rest */
  onShapes: (shapes: Shape[]) => void
  /** a station on the map, or the map beside all stations, was pressed */
  onPressStation: (station: MapStation | undefined) => void
  /** a cluster that no zoom takes apart was pressed */
  onMembers: (members: MapStation[]) => void
  /** whether the visitor moved the map away from what it was shown for */
  onMoved: (moved: boolean) => void
  /** who made what is shown, as HTML */
  onSources: (sources: string[]) => void
  /** the graphics were taken away, the style is none, or the base map cannot be had */
  onFailure: () => void
}

/** What the thread asks of the page: its stations, and what has no document there. */
export interface MapPage extends MapListeners, Pick<StationSource, 'shapes' | 'open' | 'hasSome'> {
  /** whether the pointer is over something to be pressed */
  onPressable: (pressable: boolean) => void
  /** a gesture was left to the page: one says how to move the map */
  onGestureLeft: () => void
}

export const PAGE_CALLS: (keyof MapPage)[] = [
  'shapes',
  'open',
  'hasSome',
  'onShapes',
  'onPressStation',
  'onMembers',
  'onMoved',
  'onSources',
  'onFailure',
  'onPressable',
  'onGestureLeft',
]
