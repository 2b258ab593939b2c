// Clusters the stations beside the page: 100,000 of them cost the page nothing but the shapes of a view.
import { createClusterIndex } from './cluster-index.ts'
import type { FromClusters, ToClusters } from './cluster-messages.ts'

const NONE = createClusterIndex(new Float64Array(), new Float64Array())
let index = NONE

addEventListener('message', ({ data }: MessageEvent<ToClusters>) => {
  switch (data.kind) {
    case 'stations':
      index = NONE // the old one makes room for the new
      index = createClusterIndex(data.lons, data.lats)
      break
    case 'view':
      answer({ kind: 'view', ask: data.ask, shapes: index.shapes(data.area, data.zoom) })
      break
    case 'open':
      answer({ kind: 'open', ask: data.ask, opening: index.open(data.cluster) })
  }
})

function answer(message: FromClusters): void {
  postMessage(message)
}
