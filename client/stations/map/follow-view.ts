import type { Map as MapLibre } from 'maplibre-gl'
import { paddedView } from './camera.ts'
import type { Clusters } from './start-clusters.ts'

/** While the map moves its clusters follow at this pace; when it stands they are exact. */
const PACE_MS = 120

/** Asks for the clusters of whatever the map shows. Returns the asking itself, for when the stations change. */
export function followView(map: MapLibre, clusters: Clusters): () => void {
  let askedAt = 0

  function ask(): void {
    askedAt = performance.now()
    clusters.showView(paddedView(map), map.getZoom())
  }

  map.on('move', () => {
    if (!clusters.isBusy() && performance.now() - askedAt > PACE_MS) ask()
  })
  map.on('moveend', ask)
  map.on('resize', ask)
  return ask
}
