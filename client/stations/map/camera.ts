// Where the map looks. MapLibre jumps instead of moving for visitors who prefer less motion.
import type { Map as MapLibre } from 'maplibre-gl'
import { VIEWPORT_PADDING_PX } from '../clusters.ts'
import type { Box } from './box.ts'
import type { MapStation } from './map-view-props.ts'

/** A few stations of one town are shown with the town around them. */
const CLOSEST_FIT_ZOOM = 11
const STATION_ZOOM = 10.5

export function viewOf(map: MapLibre): Box {
  const bounds = map.getBounds()
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
}

/** The view and §9's padding around it: what is clustered, so that a marker does not pop up at the edge. */
export function paddedView(map: MapLibre): Box {
  const { clientWidth, clientHeight } = map.getContainer()
  const { lng: west, lat: north } = map.unproject([-VIEWPORT_PADDING_PX, -VIEWPORT_PADDING_PX])
  const { lng: east, lat: south } = map.unproject([clientWidth + VIEWPORT_PADDING_PX, clientHeight + VIEWPORT_PADDING_PX])
  return { west, south, east, north }
}

export function fitTo(map: MapLibre, { west, south, east, north }: Box, animate: boolean): void {
  map.fitBounds([west, south, east, north], { padding: VIEWPORT_PADDING_PX, maxZoom: CLOSEST_FIT_ZOOM, animate, duration: 500 })
}

/** Brings a station into the view, no nearer than it takes. */
export function goTo(map: MapLibre, { lon, lat }: MapStation): void {
  map.easeTo({ center: [lon, lat], zoom: Math.max(map.getZoom(), STATION_ZOOM), duration: 500 })
}

/** `zoom` takes a cluster apart; a little more, lest rounding keeps it together. */
export function openAt(map: MapLibre, { lon, lat }: { lon: number; lat: number }, zoom: number): void {
  map.easeTo({ center: [lon, lat], zoom: zoom + 0.01, duration: 400 })
}
