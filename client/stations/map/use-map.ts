import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
// oxlint-disable-next-line import/default -- from Vite: the address of the worker's bundle
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { mediaQuery } from '../../ui/use-breakpoints.ts'
import { retry } from '../retry.ts'
import { readMapColors } from './map-colors.ts'
import { type LoadedStyle, loadStyle } from './map-style.ts'
import { addImage } from './road-shield.ts'
import { isTileError } from './tiles.ts'
import { keepDrawn } from './use-route-line.ts'

const MIN_ZOOM = 2.5
/**
 * Stations at one place are separate at zoom 17, the zoom after the last that clusters (§9).
 * Without streets, coast and roads are too coarse for that.
 */
const MAX_ZOOM = { streets: 17, embedded: 13 }
/**
 * if the map's workers have not answered after this time, the system has ended them or their
 * requests hang
 */
const WORKER_LIMIT_MS = 30_000
/**
 * The area of the embedded base map. MapLibre keeps to it what nothing covers, so a phone's map,
 * whose edges are covered, shows more: there the sea goes on to 83 degrees north.
 */
const WHOLE: [number, number, number, number] = [-30, 46, 62, 75]
/** the view until the first results */
const START = { center: [18, 63] satisfies [number, number], zoom: 3.5 }

setWorkerUrl(new URL(worker, location.href).href)

interface MapOptions {
  /** accessible name */
  label: string
  /** The page around it scrolls with one finger or the wheel; two fingers or Ctrl move the map. */
  isPart: boolean
}

/**
 * A map in a container, once its style has loaded. `onFailure` is called without a style or WebGL,
 * or if the workers do not answer.
 */
export function useMap(
  container: RefObject<HTMLElement | null>,
  { label, isPart }: MapOptions,
  onFailure: () => void,
): MapLibre | undefined {
  const t = useTranslate('stations')
  const { addressing, config } = useSite()
  const { locale } = addressing
  const { mapStyle, mapTiles } = config
  const [map, setMap] = useState<MapLibre>()
  const fail = useEffectEvent(onFailure)

  /** North-up and flat. Throws without WebGL. */
  const createMap = useEffectEvent(
    (element: HTMLElement, { hasStreets, paint }: LoadedStyle): MapLibre => {
      const created = new MapLibre({
        container: element,
        style: paint(readMapColors(element)),
        ...START,
        maxBounds: WHOLE,
        minZoom: MIN_ZOOM,
        maxZoom: hasStreets ? MAX_ZOOM.streets : MAX_ZOOM.embedded,
        renderWorldCopies: false,
        // a density of three costs twice the drawing of two, and looks the same
        pixelRatio: Math.min(devicePixelRatio, 2),
        cooperativeGestures: isPart,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        attributionControl: false,
        locale: {
          'Map.Title': label,
          'CooperativeGesturesHandler.MobileHelpText': t('map.twoFingers'),
          'CooperativeGesturesHandler.WindowsHelpText': t('map.ctrlScroll'),
          'CooperativeGesturesHandler.MacHelpText': t('map.commandScroll'),
        },
      })
      created.touchZoomRotate.disableRotation()
      created.keyboard.disableRotation()
      let isBroken = true
      created.once(hasStreets ? 'style.load' : 'idle', () => {
        isBroken = false
      })
      created.setMissingStyleImageResolver((name) => addImage(created, name))
      failWithoutAnswer(created, fail)
      // until the style has loaded or the embedded map is drawn, an error means that the map is
      // broken, unless a tile is missing; a later error is ignored
      created.on('error', (event) => isBroken && !isTileError(event) && fail())
      created.on('webglcontextlost', fail)
      return created
    },
  )

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
      const style = await retry(() => loadStyle({ mapStyle, mapTiles }, locale), signal)
      // the map draws names once, so the page's font must have loaded
      await document.fonts.ready
      if (signal.aborted || !container.current) return
      const { current: element } = container
      created = createMap(element, style)
      mediaQuery('(prefers-color-scheme: dark)')?.addEventListener(
        'change',
        () => created?.setStyle(style.paint(readMapColors(element)), { transformStyle: keepDrawn }),
        {
          signal,
        },
      )
      setMap(created)
    }

    start().catch(() => signal.aborted || fail())
    return () => {
      leaving.abort()
      created?.remove()
      setMap(undefined)
    }
  }, [container, mapStyle, mapTiles, locale])

  return map
}

/** The map is idle once its workers have answered and everything is drawn. */
function failWithoutAnswer(map: MapLibre, fail: () => void): void {
  const timer = setTimeout(fail, WORKER_LIMIT_MS)
  map.once('idle', () => clearTimeout(timer))
  map.once('remove', () => clearTimeout(timer))
  map.triggerRepaint()
}
