// MapLibre and everything around it: half the site's weight, so it comes only where a map is shown.
import type { ComponentType } from 'react'
import { canDrawMaps } from './can-draw-maps.ts'
import type { MapViewProps } from './map-view-props.ts'
import { retry } from './retry.ts'

/** Rejects when three retries did not help, and at once without WebGL. */
export async function loadMapView(signal?: AbortSignal): Promise<ComponentType<MapViewProps>> {
  if (!canDrawMaps()) throw new Error('this browser draws no maps')
  window.addEventListener('vite:preloadError', keepPage, { capture: true })
  try {
    // the name has two ends (package.json, "imports"): the edge draws no map, and its bundle holds none
    const { MapView } = await retry(() => import('#map-view'), signal ? { signal } : {})
    return MapView
  } finally {
    window.removeEventListener('vite:preloadError', keepPage, { capture: true })
  }
}

/** A map that does not come is no reason to load the page anew, as other chunks are (§4): the list stands without it. */
function keepPage(event: Event): void {
  const failure: unknown = 'payload' in event ? event.payload : undefined
  if (failure instanceof Error && failure.message.includes('map-view')) event.stopImmediatePropagation()
}
