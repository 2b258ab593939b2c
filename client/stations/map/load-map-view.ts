// MapLibre and everything around it: half the site's weight, so it comes only where a map is shown.
import type { ComponentType } from 'react'
import { loadLazyStyles } from '../../ui/lazy-styles.ts'
import type { MapViewProps } from './map-view-props.ts'
import { retry } from '../retry.ts'

/** Rejects when three retries did not help, and at once in a browser without WebGL 2. No chunk error (ui/load-chunk.ts): the list stands without a map. */
export async function loadMapView(signal?: AbortSignal): Promise<ComponentType<MapViewProps>> {
  // only MapLibre asks for a context, which is slow to come: refused one, it throws, and the sentence stands there all the same
  if (!('WebGL2RenderingContext' in window)) throw new Error('this browser draws no maps')
  const [{ MapView }] = await retry(loadAll, signal ? { signal } : {})
  return MapView
}

function loadAll() {
  return Promise.all([import('#browser/stations/map/map-view.tsx'), loadLazyStyles('client/styles/stations/map-view.css')])
}
