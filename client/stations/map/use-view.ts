import type { Map as MapLibre } from 'maplibre-gl'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Area } from '#shared/stations/places/area.ts'
import type { Position } from '#shared/stations/places/distance.ts'
import { coveredEdges, drawnArea, moveTo, seenArea } from './camera.ts'
import { firstView, type MapScene, nextView } from './next-view.ts'

const ZOOM_MS = 400

/** The view of a map: it follows the scene and the visitor. */
export function useView(map: MapLibre, scene: MapScene) {
  const [view, setView] = useState(() => viewOf(map))
  const [isMoved, setMoved] = useState(false)
  const last = useRef<MapScene>(undefined)
  const pressed = useRef<string>(undefined)

  const follow = useEffectEvent((next: MapScene): void => {
    // a hidden map has no view; it follows when it is shown
    if (map.getContainer().clientWidth === 0) return
    cover(map)
    const before = last.current
    const seen = { area: seenArea(map), zoom: map.getZoom(), isMoved, pressed: pressed.current }
    const target = before ? nextView(before, next, seen) : firstView(next)
    // until a list arrives, the previous one is compared
    last.current = { ...next, points: next.points ?? before?.points }
    if (!target) return
    moveTo(map, target, { animate: before !== undefined })
    setMoved(false)
  })

  const resize = useEffectEvent(() => follow(scene))

  // before the first move
  useEffect(() => {
    const subscriptions = [
      map.on('move', () => startTransition(() => setView(viewOf(map)))),
      map.on('resize', () => resize()),
      map.on('moveend', ({ originalEvent }) => originalEvent && setMoved(true)),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [map])

  const { area, own, place, line, points, chosen } = scene
  useEffect(
    () => follow({ area, own, place, line, points, chosen }),
    [area, own, place, line, points, chosen],
  )

  return {
    ...view,
    /** whether the visitor moved the map away from its last view */
    isMoved,
    /** Called for a station that is pressed on the map: the map does not zoom to it. */
    press(id: string | undefined): void {
      pressed.current = id
    },
    /** Slightly nearer than `zoom`, because rounding could keep a cluster together. */
    zoomTo({ lon, lat }: Position, zoom: number): void {
      setMoved(true)
      map.easeTo({ center: [lon, lat], zoom: zoom + 0.01, duration: ZOOM_MS })
    },
    /**
     * The area on the screen, to search in. Stops a running move, so that the map stays when the
     * results arrive.
     */
    keepArea(): Area {
      map.stop()
      setMoved(false)
      return seenArea(map)
    },
  }
}

function viewOf(map: MapLibre) {
  return { drawn: drawnArea(map), zoom: map.getZoom() }
}

/**
 * The map's centre is the centre of what nothing covers; the style sheet places the controls there,
 * too.
 */
function cover(map: MapLibre): void {
  const frame = map.getContainer()
  const { top, bottom } = coveredEdges(frame)
  const { top: knownTop = 0, bottom: knownBottom = 0 } = map.getPadding()
  if (top === knownTop && bottom === knownBottom) return
  map.setPadding({ top, bottom, left: 0, right: 0 })
  frame.parentElement?.style.setProperty('--map-top', `${top}px`)
  frame.parentElement?.style.setProperty('--map-bottom', `${bottom}px`)
}
