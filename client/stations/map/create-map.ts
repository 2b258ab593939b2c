import { AttributionControl, Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import type { LocaleCode } from '#shared/locale/locales.ts'
// oxlint-disable-next-line import/default -- Vite's: the address of the worker's own bundle
import mapWorker from './base-map/map-worker.ts?worker&url'
import { GESTURE_WORDS } from './gesture-words.ts'
import { isDrawnInSoftware, showAsPictures } from './show-as-pictures.ts'

/** Stations at one place are told apart at 17, the zoom after the last that clusters (§9). */
const MAX_ZOOM = 17
const MIN_ZOOM = 2.5
/** what the embedded base map covers; nobody looks for a Nordic station beyond it */
const WHOLE: [number, number, number, number] = [-30, 46, 62, 75]
/** until there are stations to be shown */
const START = { center: [18, 63] satisfies [number, number], zoom: 3.5 }

setWorkerUrl(mapWorker)

interface MapOptions {
  container: HTMLElement
  locale: LocaleCode
  label: string
}

/** A map that stays north-up and flat, still without a style: a task of its own, as each takes its time. A finger scrolls the page over it, two move it. */
export function createMap({ container, locale, label }: MapOptions): MapLibre {
  const words = GESTURE_WORDS[locale]
  const map = new MapLibre({
    container,
    ...START,
    maxBounds: WHOLE,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    renderWorldCopies: false,
    // a third device pixel costs twice the drawing, and no eye sees it
    pixelRatio: Math.min(devicePixelRatio, 2),
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: matchMedia('(pointer: coarse)').matches,
    attributionControl: false,
    // counts change with every step of a zoom: fading, they would be unreadable
    fadeDuration: 0,
    locale: {
      'Map.Title': label,
      'AttributionControl.ToggleAttribution': words.sources,
      'CooperativeGesturesHandler.MobileHelpText': words.twoFingers,
      'CooperativeGesturesHandler.WindowsHelpText': words.ctrlScroll,
      'CooperativeGesturesHandler.MacHelpText': words.commandScroll,
    },
  })
  // later: it is measured as soon as it is there
  const timer = setTimeout(() => map.addControl(new AttributionControl({ compact: false })))
  map.once('remove', () => clearTimeout(timer))
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  if (isDrawnInSoftware(map)) showAsPictures(map)
  return map
}
