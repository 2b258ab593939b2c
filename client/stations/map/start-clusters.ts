import type { Area } from '#shared/stations/area.ts'
import type { FromClusters, Opening, Shape, ToClusters } from './cluster-messages.ts'
// oxlint-disable-next-line import/default -- Vite's: the address of the worker's own bundle
import clusterWorker from './cluster-worker.ts?worker&url'

export type Clusters = ReturnType<typeof startClusters>

/** The page's side of the clustering worker. `onShapes` hears the newest view only. */
export function startClusters(onShapes: (shapes: Shape[]) => void) {
  const worker = new Worker(clusterWorker, { type: 'module' })
  const openings = new Map<number, (opening: Opening | undefined) => void>()
  let asked = 0
  let viewAsked = 0
  let viewAnswered = 0

  worker.addEventListener('message', ({ data }: MessageEvent<FromClusters>) => {
    if (data.kind === 'open') {
      openings.get(data.ask)?.(data.opening)
      openings.delete(data.ask)
      return
    }
    viewAnswered = data.ask
    if (data.ask === viewAsked) onShapes(data.shapes)
  })

  function say(message: ToClusters, transfer: Transferable[] = []): void {
    worker.postMessage(message, transfer)
  }

  return {
    setStations(stations: readonly { lat: number; lon: number }[]): void {
      // not Float64Array.from, which takes ten times as long: a long task for 100,000 stations
      const lons = new Float64Array(stations.length)
      const lats = new Float64Array(stations.length)
      stations.forEach(({ lon, lat }, index) => {
        lons[index] = lon
        lats[index] = lat
      })
      say({ kind: 'stations', lons, lats }, [lons.buffer, lats.buffer])
    },
    /** whether a view was asked for and has not been answered */
    isBusy: () => viewAnswered !== viewAsked,
    showView(area: Area, zoom: number): void {
      viewAsked = ++asked
      say({ kind: 'view', ask: viewAsked, area, zoom })
    },
    open(cluster: number): Promise<Opening | undefined> {
      const ask = ++asked
      say({ kind: 'open', ask, cluster })
      return new Promise((resolve) => openings.set(ask, resolve))
    },
    stop: () => worker.terminate(),
  }
}
