// MapLibre and everything around it: half the site's weight, so it comes only where a map is shown.
import type { ComponentType } from 'react'
import { loadStyles } from '../../ui/load-styles.ts'
import mapStyles from '../../styles/stations/map-view.css?url&no-inline'
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
  // the edge's bundle needs no MapLibre
  if (import.meta.env.SSR) throw new Error('maps are for browsers')
  return Promise.all([import('./map-view.tsx'), loadStyles(mapStyles)])
}
