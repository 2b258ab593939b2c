import { Map as MapLibre, NavigationControl, setWorkerUrl, type StyleSpecification } from 'maplibre-gl'
// oxlint-disable-next-line import/default -- from Vite: the address of the worker's bundle
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { retry } from '../retry.ts'
import { loadStyle } from './load-style.ts'
import { firstView, nearestZoom, type ShownOnMap } from './shown-area.ts'

/** Stations at one place are separate at zoom 17, the zoom after the last that clusters (§9). */
const MAX_ZOOM = 17
const MIN_ZOOM = 2.5
/** if the map's workers have not answered after this time, the system has ended them or their requests hang */
const WORKER_LIMIT_MS = 30_000
/** the area of the embedded base map */
const WHOLE: [number, number, number, number] = [-30, 46, 62, 75]
/** the view without results */
const START = { center: [18, 63] satisfies [number, number], zoom: 3.5 }

setWorkerUrl(new URL(worker, location.href).href)

/** A map in a container, once its style has loaded. `onFailure` is called without a style or WebGL, or if the workers do not answer. */
export function useMap(
  container: RefObject<HTMLElement | null>,
  shown: ShownOnMap & { label: string },
  onFailure: () => void,
): MapLibre | undefined {
  const t = useTranslate('stations')
  const { addressing, config } = useSite()
  const { locale } = addressing
  const { mapStyle } = config
  const [map, setMap] = useState<MapLibre>()
  const fail = useEffectEvent(onFailure)

  /** North-up and flat. Throws without WebGL. */
  const createMap = useEffectEvent((element: HTMLElement, style: StyleSpecification): MapLibre => {
    const created = new MapLibre({
      container: element,
      style,
      ...START,
      ...firstView(shown, nearestZoom(mapStyle !== undefined)),
      maxBounds: WHOLE,
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      renderWorldCopies: false,
      // a density of three costs twice the drawing of two, and looks the same
      pixelRatio: Math.min(devicePixelRatio, 2),
      // one finger scrolls the page over the map, two fingers move the map
      cooperativeGestures: matchMedia('(pointer: coarse)').matches,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      attributionControl: { compact: false },
      locale: {
        'Map.Title': shown.label,
        'NavigationControl.ZoomIn': t('map.zoomIn'),
        'NavigationControl.ZoomOut': t('map.zoomOut'),
        'CooperativeGesturesHandler.MobileHelpText': t('map.twoFingers'),
        'CooperativeGesturesHandler.WindowsHelpText': t('map.ctrlScroll'),
        'CooperativeGesturesHandler.MacHelpText': t('map.commandScroll'),
      },
    })
    created.touchZoomRotate.disableRotation()
    created.keyboard.disableRotation()
    created.addControl(new NavigationControl({ showCompass: false }))
    let isStyled = false
    created.once('style.load', () => {
      isStyled = true
    })
    failWithoutAnswer(created, fail)
    // until the style has loaded, an error means that the map is broken; a later error is a missing tile, which is ignored
    created.on('error', () => isStyled || fail())
    created.on('webglcontextlost', fail)
    return created
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    // iOS ends the workers of a page in the background, without an event
    document.addEventListener(
      'visibilitychange',
      () => created && document.visibilityState === 'visible' && failWithoutAnswer(created, fail),
      {
        signal,
      },
    )
    let created: MapLibre | undefined

    async function start(): Promise<void> {
      const style = await retry(() => loadStyle(mapStyle, locale), signal)
      // the map draws names once, so the page's font must have loaded
      await document.fonts.ready
      if (signal.aborted || !container.current) return
      created = createMap(container.current, style)
      setMap(created)
    }

    start().catch(() => signal.aborted || fail())
    return () => {
      leaving.abort()
      created?.remove()
      setMap(undefined)
    }
  }, [container, mapStyle, locale])

  return map
}

/** The map is idle once its workers have answered and everything is drawn. */
function failWithoutAnswer(map: MapLibre, fail: () => void): void {
  const timer = setTimeout(fail, WORKER_LIMIT_MS)
  map.once('idle', () => clearTimeout(timer))
  map.once('remove', () => clearTimeout(timer))
  map.triggerRepaint()
}
