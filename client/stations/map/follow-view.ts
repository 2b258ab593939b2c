import type { Map as MapLibre } from 'maplibre-gl'
import { paddedView } from './camera.ts'
import type { Shape, StationSource } from './station-source.ts'

/** While the map moves its clusters follow at this pace; when it stands they are exact. */
const PACE_MS = 120

/** Asks for the shapes of whatever the map shows; `onShapes` hears the newest answer only. Returns how to say from which stations. */
export function followView(map: MapLibre, onShapes: (shapes: Shape[]) => void): (source: StationSource) => void {
  let source: StationSource | undefined
  let asked = 0
  let answered = 0
  let askedAt = 0

  async function ask(): Promise<void> {
    if (!source) return
    const turn = ++asked
    askedAt = performance.now()
    const shapes = await source.shapes(paddedView(map), map.getZoom())
    answered = turn
    if (turn === asked) onShapes(shapes)
  }

  map.on('move', () => {
    if (answered === asked && performance.now() - askedAt > PACE_MS) void ask()
  })
  map.on('moveend', ask)
  map.on('resize', ask)
  map.once('remove', () => asked++)
  return (newSource) => {
    source = newSource
    void ask()
  }
}
