// Where the map looks. MapLibre jumps instead of moving for visitors who prefer less motion.
import type { Map as MapLibre } from 'maplibre-gl'
import { VIEWPORT_PADDING_PX } from '../clusters.ts'
import type { Area } from '#shared/stations/area.ts'
import type { MapStation } from './station-source.ts'

export function viewOf(map: MapLibre): Area {
  const bounds = map.getBounds()
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
}

/** The view and §9's padding around it: what is clustered, so that a marker does not pop up at the edge. */
export function paddedView(map: MapLibre): Area {
  const { clientWidth, clientHeight } = map.getContainer()
  const { lng: west, lat: north } = map.unproject([-VIEWPORT_PADDING_PX, -VIEWPORT_PADDING_PX])
  const { lng: east, lat: south } = map.unproject([clientWidth + VIEWPORT_PADDING_PX, clientHeight + VIEWPORT_PADDING_PX])
  return { west, south, east, north }
}

interface Fit {
  maxZoom: number
  animate: boolean
}

/** Shows stations with room around them. */
export function fitTo(map: MapLibre, { west, south, east, north }: Area, { maxZoom, animate }: Fit): void {
  map.fitBounds([west, south, east, north], { padding: VIEWPORT_PADDING_PX, maxZoom, animate, duration: 500 })
}

/** Shows an area as it was searched. */
export function showArea(map: MapLibre, { west, south, east, north }: Area, animate: boolean): void {
  map.fitBounds([west, south, east, north], { animate, duration: 500 })
}

/** Brings a station into the view, no nearer than it takes. */
export function goTo(map: MapLibre, { lon, lat }: MapStation, { zoom, animate }: { zoom: number; animate: boolean }): void {
  map.easeTo({ center: [lon, lat], zoom: Math.max(map.getZoom(), zoom), animate, duration: 500 })
}

/** `zoom` takes a cluster apart; a little more, lest rounding keeps it together. */
export function openAt(map: MapLibre, { lon, lat }: { lon: number; lat: number }, zoom: number): void {
  map.easeTo({ center: [lon, lat], zoom: zoom + 0.01, duration: 400 })
}
