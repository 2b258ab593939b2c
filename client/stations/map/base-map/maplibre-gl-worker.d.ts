declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs' {
  import type { AddProtocolAction } from 'maplibre-gl'

  /** The package has no types of it. */
  export default class MapLibreWorker {
    /** the worker's global scope, with what MapLibre puts there */
    self: { addProtocol: (protocol: string, load: AddProtocolAction) => void }
  }
}
