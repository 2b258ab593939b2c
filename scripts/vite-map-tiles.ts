// Makes the vector tiles of the embedded map from the files in public/map/.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Plugin } from 'vite'
import { MAP_TILES, ROAD_ZOOMS, tilePath } from '../shared/stations/places/map-tiles.ts'

interface Properties {
  kind: string
  thousands?: number
  /** the zoom from which a town has its name */
  zoom?: number
}
type Feature = GeoJSON.Feature<GeoJSON.Geometry, Properties>
/** A layer for each kind; motorways are among the E roads. */
type Layers = Record<string, GeoJSONVTTile>

const FILES = ['base-map', 'main-roads', 'regional-roads']
/** A pixel has 16 units. Lines are simplified by 0.4 pixels, and go on for 8 beyond the tile. */
const GRID = { extent: 8192, tolerance: 6, buffer: 128 }
const ROADS = new Map(Object.entries(ROAD_ZOOMS))

/** the thousands of people that a town needs for its name, from a zoom on; a quarter in the north */
const TOWN_SIZES: [zoom: number, thousands: number][] = [
  [0, 400],
  [4, 180],
  [5, 70],
  [6, 30],
  [7, 12],
  [8, 6],
]
const ALL_TOWNS_ZOOM = 9
/** Towns are few there. */
const NORTH = { lat: 64.5, lon: 35 }

/** Writes the tiles into the build. `npm run dev` serves them from memory. */
export function mapTiles(): Plugin {
  return {
    name: 'map-tiles',
    applyToEnvironment: ({ name }) => name === 'client',
    // not emitted, because the build lists the files of its bundle
    writeBundle({ dir = '' }) {
      for (const [path, layers] of cutTiles()) {
        mkdirSync(dirname(join(dir, path)), { recursive: true })
        writeFileSync(join(dir, path), encode(layers))
      }
    },
    configureServer({ middlewares }) {
      let tiles: Map<string, Layers> | undefined
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/map/tiles/')) return next()
        tiles ??= new Map(cutTiles())
        const layers = tiles.get(request.url)
        if (layers) response.end(encode(layers))
        else next()
      })
    },
  }
}

/** The path and the layers of each tile. */
export function* cutTiles(): Generator<[path: string, layers: Layers]> {
  const { bounds, minzoom, maxzoom } = MAP_TILES
  const [west, south, east, north] = bounds
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features: FILES.flatMap(readFeatures) },
    { ...GRID, maxZoom: maxzoom, indexMaxZoom: maxzoom, indexMaxPoints: 0 },
  )
  for (let z = minzoom; z <= maxzoom; z++)
    for (let x = column(west, z); x <= column(east, z); x++)
      for (let y = row(north, z); y <= row(south, z); y++) {
        const tile = index.getTile(z, x, y)
        yield [tilePath(z, x, y), tile ? layersOf(tile) : {}]
      }
}

function encode(layers: Layers): Uint8Array {
  return fromGeojsonVt(layers, { version: 2, extent: GRID.extent })
}

function readFeatures(name: string): Feature[] {
  const file: { features: Feature[] } = JSON.parse(readFileSync(`public/map/${name}.json`, 'utf8'))
  for (const { geometry, properties } of file.features)
    if (properties.kind === 'town' && geometry.type === 'Point')
      properties.zoom = townZoom(geometry, properties)
  return file.features
}

function townZoom(
  { coordinates: [lon = 0, lat = 0] }: GeoJSON.Point,
  { thousands = 0 }: Properties,
): number {
  const size = lat > NORTH.lat && lon < NORTH.lon ? 4 * thousands : thousands
  return TOWN_SIZES.find(([, needed]) => size >= needed)?.[0] ?? ALL_TOWNS_ZOOM
}

/** The last zoom has everything, because the map enlarges it. Others have what is drawn there. */
function layersOf(tile: GeoJSONVTTile): Layers {
  const layers: Layers = {}
  for (const feature of tile.features) {
    const { kind, zoom } = feature.tags ?? {}
    const layer: string = kind === 'motorway' ? 'E' : kind
    if (tile.z < MAP_TILES.maxzoom && tile.z < (zoom ?? ROADS.get(layer) ?? 0)) continue
    layers[layer] ??= { ...tile, features: [] }
    layers[layer].features.push(feature)
  }
  return layers
}

/** Web Mercator: the number of the tile from the west, and from the north. */
function column(lon: number, z: number): number {
  return Math.floor(((lon + 180) / 360) * 2 ** z)
}

function row(lat: number, z: number): number {
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI
  return Math.floor(((1 - y) / 2) * 2 ** z)
}
