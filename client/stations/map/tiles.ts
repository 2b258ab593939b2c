// The vector tiles of the embedded map.

import {
  addProtocol,
  type ErrorEvent,
  type Tile,
  type VectorSourceSpecification,
} from 'maplibre-gl'
import { MAP_TILES, tilePath } from '#shared/stations/places/map-tiles.ts'
import { retry } from '../retry.ts'

export const TILES = 'tiles'
const LOAD_LIMIT_MS = 15_000

// MapLibre's own requests have no time limit, and take a missing file for an empty tile.
addProtocol(TILES, async ({ url }, { signal }) => {
  const path = url.slice(`${TILES}:/`.length)
  const ends = AbortSignal.any([signal, AbortSignal.timeout(LOAD_LIMIT_MS)])
  return { data: await retry(() => loadTile(path, ends), ends) }
})

async function loadTile(path: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`)
  return response.arrayBuffer()
}

export function tileSource(attribution: string): Record<string, VectorSourceSpecification> {
  const tiles = [`${TILES}:/${tilePath('{z}', '{x}', '{y}')}`]
  return { [TILES]: { type: 'vector', tiles, ...MAP_TILES, attribution } }
}

/** What a layer of the style draws: a layer of the tiles. */
export function inLayer(layer: string, id = layer) {
  return { id, source: TILES, 'source-layer': layer }
}

interface TileError extends ErrorEvent {
  tile: Tile
}

/** Whether a tile could not be loaded or read. */
export function isTileError(event: ErrorEvent): event is TileError {
  return 'sourceId' in event && event.sourceId === TILES && 'tile' in event
}
