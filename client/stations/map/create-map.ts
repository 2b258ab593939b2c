import { Map as MapLibre, NavigationControl, setWorkerUrl, type StyleSpecification } from 'maplibre-gl'
// oxlint-disable-next-line import/default -- Vite's: the address of the worker's own bundle
import tileWorker from './base-map/tile-worker.ts?worker&url'
import type { TranslateIn } from '../../i18n/translate.ts'
import { isEmbedded } from './embedded-style.ts'

/** Stations at one place are told apart at 17, the zoom after the last that clusters (§9). */
const MAX_ZOOM = 17
const MIN_ZOOM = 2.5
/** what the embedded base map covers; nobody looks for a Nordic station beyond it */
const WHOLE: [number, number, number, number] = [-30, 46, 62, 75]
/** until there are stations to be shown */
const START = { center: [18, 63] satisfies [number, number], zoom: 3.5 }

setWorkerUrl(new URL(tileWorker, location.href).href)

/** A map that stays north-up and flat. Throws where no graphics are to be had. */
export function createMap(container: HTMLElement, style: StyleSpecification, label: string, t: TranslateIn<'stations'>): MapLibre {
  const map = new MapLibre({
    container,
    ...START,
    maxBounds: WHOLE,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    renderWorldCopies: false,
    // a third device pixel costs twice the drawing, and no eye sees it
    pixelRatio: Math.min(devicePixelRatio, 2),
    // a finger scrolls the page over the map, two move it
    cooperativeGestures: matchMedia('(pointer: coarse)').matches,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: { compact: false },
    locale: {
      'Map.Title': label,
      'NavigationControl.ZoomIn': t('map.zoomIn'),
      'NavigationControl.ZoomOut': t('map.zoomOut'),
      'CooperativeGesturesHandler.MobileHelpText': t('map.twoFingers'),
      'CooperativeGesturesHandler.WindowsHelpText': t('map.ctrlScroll'),
      'CooperativeGesturesHandler.MacHelpText': t('map.commandScroll'),
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }))
  // ours needs no validation, which takes longer than drawing it
  return map.setStyle(style, { validate: !isEmbedded(style) })
}
