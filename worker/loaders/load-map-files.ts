import { readList, readRecord } from '#shared/contract/read-values.ts'
import type { MapFile } from '#shared/stations/places/map-file.ts'
import { createRoadGraph, type RoadGraph } from '#shared/stations/route/road-graph.ts'
import type { LoadContext } from '../load-context.ts'
import { log, loggableReason } from '../log.ts'

const BASE_MAP = '/map/base-map.json'
const ROADS = ['/map/main-roads.json', '/map/regional-roads.json']
const LIMIT_MS = 2_000

export interface MapFiles {
  base: MapFile
  roads: readonly MapFile[]
}

/** Module state: the files of this isolate, from the first use on, and the graph of the roads. */
const files = new WeakMap<Fetcher, Map<string, MapFile>>()
const graphs = new WeakMap<Fetcher, RoadGraph>()

/** The roads that routes follow. undefined if their files cannot be read. */
export async function loadRoads({
  bindings: { ASSETS },
}: Pick<LoadContext, 'bindings'>): Promise<RoadGraph | undefined> {
  const known = graphs.get(ASSETS)
  if (known) return known
  const roads = await readFiles(ASSETS, ROADS)
  if (!roads) return undefined
  const graph = createRoadGraph(roads)
  graphs.set(ASSETS, graph)
  return graph
}

/** Coast, towns and roads. undefined if a file cannot be read. */
export async function loadMapFiles({
  bindings: { ASSETS },
}: Pick<LoadContext, 'bindings'>): Promise<MapFiles | undefined> {
  const [base, ...roads] = (await readFiles(ASSETS, [BASE_MAP, ...ROADS])) ?? []
  return base && { base, roads }
}

async function readFiles(
  assets: Fetcher,
  paths: readonly string[],
): Promise<MapFile[] | undefined> {
  try {
    return await Promise.all(paths.map((path) => readFile(assets, path)))
  } catch (error) {
    log('error', 'map-not-loaded', { reason: loggableReason(error) })
    return undefined
  }
}

async function readFile(assets: Fetcher, path: string): Promise<MapFile> {
  const known = files.get(assets) ?? new Map<string, MapFile>()
  files.set(assets, known)
  const kept = known.get(path)
  if (kept) return kept
  // the host does not matter
  const response = await assets.fetch(new URL(path, 'https://assets'), {
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  const file: unknown = await response.json()
  if (!isMapFile(file)) throw new Error(`${path} has no features`)
  known.set(path, file)
  return file
}

/** The file is the site's own: each feature needs no check. */
function isMapFile(value: unknown): value is MapFile {
  return readList(readRecord(value)?.['features']).length > 0
}
