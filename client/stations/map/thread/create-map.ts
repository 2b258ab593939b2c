import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
// oxlint-disable-next-line import/default -- Vite's: the address of the worker's own bundle
import tileWorker from '../base-map/tile-worker.ts?worker&url'
import type { MapSetting } from '../map-thread.ts'
import { containerOf } from './thread-window.ts'

/** Stations at one place are told apart at 17, the zoom after the last that clusters (§9). */
const MAX_ZOOM = 17
const MIN_ZOOM = 2.5
/** what the embedded base map covers; nobody looks for a Nordic station beyond it */
const WHOLE: [number, number, number, number] = [-30, 46, 62, 75]
/** until there are stations to be shown */
const START = { center: [18, 63] satisfies [number, number], zoom: 3.5 }

setWorkerUrl(new URL(tileWorker, location.href).href)

/** A map that stays north-up and flat, still without a style. Throws where no graphics are to be had. */
export function createMap(canvas: OffscreenCanvas, { size, pixelRatio, reduceMotion, cooperativeGestures }: MapSetting): MapLibre {
  const map = new MapLibre({
    container: containerOf(canvas, size),
    ...START,
    maxBounds: WHOLE,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    renderWorldCopies: false,
    pixelRatio,
    reduceMotion,
    cooperativeGestures,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    trackResize: false,
    attributionControl: false,
    // counts change with every step of a zoom: fading, they would be unreadable
    fadeDuration: 0,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  return map
}
