import type { Map as MapLibre } from 'maplibre-gl'
import type { Area } from '#shared/stations/places/area.ts'
import { VIEWPORT_PADDING_PX } from '../clusters.ts'
import type { View } from './next-view.ts'

/** the largest zoom of a view that shows where a station is */
const TOWN_ZOOM = 13.5
/**
 * The maximum zoom of a style without streets is lower. This much below it, the roads around a
 * station are in view.
 */
const ZOOMS_BELOW_MAXIMUM = 2
/** the zoom that shows the visitor among the nearest stations */
const OWN_ZOOM = 12
const MOVE_MS = 500

/** Moves the map. MapLibre jumps instead for visitors who prefer reduced motion. */
export function moveTo(map: MapLibre, view: View, { animate }: { animate: boolean }): void {
  const town = Math.min(TOWN_ZOOM, map.getMaxZoom() - ZOOMS_BELOW_MAXIMUM)
  const motion = { animate, duration: MOVE_MS }
  if ('at' in view) {
    const zoom = view.closest === 'keep' ? map.getZoom() : Math.max(map.getZoom(), town)
    map.easeTo({ ...motion, center: [view.at.lon, view.at.lat], zoom })
    return
  }
  const { west, south, east, north } = view.area
  const maxZoom = { any: map.getMaxZoom(), own: Math.min(OWN_ZOOM, map.getMaxZoom()), town }[
    view.closest
  ]
  // a searched area is shown as it was seen
  map.fitBounds([west, south, east, north], {
    ...motion,
    maxZoom,
    padding: view.closest === 'any' ? 0 : VIEWPORT_PADDING_PX,
  })
}

/** The part of the map that nothing covers. */
export function seenArea(map: MapLibre): Area {
  const { top = 0, bottom = 0 } = map.getPadding()
  return areaBetween(map, 0, top, map.getContainer().clientHeight - bottom)
}

/** The whole map plus the padding of §9, so that markers do not appear suddenly at its edge. */
export function drawnArea(map: MapLibre): Area {
  return areaBetween(
    map,
    VIEWPORT_PADDING_PX,
    -VIEWPORT_PADDING_PX,
    map.getContainer().clientHeight + VIEWPORT_PADDING_PX,
  )
}

function areaBetween(map: MapLibre, margin: number, top: number, bottom: number): Area {
  const { lng: west, lat: north } = map.unproject([-margin, top])
  const { lng: east, lat: south } = map.unproject([map.getContainer().clientWidth + margin, bottom])
  return { west, south, east, north }
}

/**
 * The pixels of the map's upper and lower edge that elements with the attribute data-covers-map
 * cover.
 */
export function coveredEdges(frame: HTMLElement): { top: number; bottom: number } {
  const map = frame.getBoundingClientRect()
  const middle = (map.top + map.bottom) / 2
  const covers = [...document.querySelectorAll('[data-covers-map]')].map((cover) =>
    cover.getBoundingClientRect(),
  )
  const over = covers.filter(
    ({ top, bottom, left, right }) =>
      top < map.bottom && bottom > map.top && left < map.right && right > map.left,
  )
  const upper = over.filter(({ top, bottom }) => (top + bottom) / 2 < middle)
  const lower = over.filter((cover) => !upper.includes(cover))
  return {
    top: Math.max(0, ...upper.map(({ bottom }) => bottom - map.top)),
    bottom: Math.max(0, ...lower.map(({ top }) => map.bottom - top)),
  }
}
