// MapLibre and everything around it: half the site's weight, so it comes only where a map is shown.
import type { ComponentType } from 'react'
import { loadLateStyles } from '../../ui/late-styles.ts'
import { canDrawMaps } from './can-draw-maps.ts'
import type { MapViewProps } from './map-view-props.ts'
import { retry } from './retry.ts'

/** Rejects when three retries did not help, and at once without WebGL. No chunk error (ui/load-chunk.ts): the list stands without a map. */
export async function loadMapView(signal?: AbortSignal): Promise<ComponentType<MapViewProps>> {
  if (!canDrawMaps()) throw new Error('this browser draws no maps')
  const [{ MapView }] = await retry(loadAll, signal ? { signal } : {})
  return MapView
}

function loadAll() {
  return Promise.all([import('#browser/stations/map/map-view.tsx'), loadLateStyles('client/styles/map-view.css')])
}
