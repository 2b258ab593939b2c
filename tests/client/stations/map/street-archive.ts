// Makes a small Protomaps archive (PMTiles version 3):
// https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md

import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { zxyToTileId } from 'pmtiles'

const HEADER_LENGTH = 127
const UNCOMPRESSED = 1
const TILE_TYPES = { mvt: 1, png: 2 }

/** features of each layer of Protomaps: 'earth', 'roads', … */
export type StreetLayers = Record<string, GeoJSON.Feature[]>

/**
 * An archive with the tiles of the given layers up to a zoom, within bounds [west, south, east,
 * north].
 */
export function streetArchive(
  layers: StreetLayers,
  maxZoom: number,
  bounds: [number, number, number, number],
  type: keyof typeof TILE_TYPES = 'mvt',
): Buffer<ArrayBuffer> {
  const tiles = tilesOf(layers, maxZoom)
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes))
  const directory = writeDirectory(tiles)
  const metadata = Buffer.from('{}')
  const header = Buffer.alloc(HEADER_LENGTH)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const parts = [directory, metadata, Buffer.alloc(0), data]
  let start = HEADER_LENGTH
  for (const [number, part] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(start), 8 + number * 16)
    header.writeBigUInt64LE(BigInt(part.length), 16 + number * 16)
    start += part.length
  }
  for (const field of [72, 80, 88]) header.writeBigUInt64LE(BigInt(tiles.length), field)
  header.set([1, UNCOMPRESSED, UNCOMPRESSED, TILE_TYPES[type], 0, maxZoom], 96)
  for (const [number, degrees] of bounds.entries())
    header.writeInt32LE(degrees * 1e7, 102 + number * 4)
  return Buffer.concat([header, ...parts])
}

/** The response of a file server to a Range request. */
export function serveRange(file: Buffer<ArrayBuffer>, range: string | null): Response {
  const [, start = '0', end = ''] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  return new Response(file.subarray(Number(start), Number(end) + 1), { status: 206 })
}

interface Tile {
  id: number
  bytes: Uint8Array
}

function tilesOf(layers: StreetLayers, maxZoom: number): Tile[] {
  const indexes = Object.entries(layers).map(
    ([name, features]) =>
      [
        name,
        new GeoJSONVT(
          { type: 'FeatureCollection', features },
          { maxZoom, indexMaxZoom: maxZoom, indexMaxPoints: 0 },
        ),
      ] as const,
  )
  const tiles: Tile[] = []
  for (let z = 0; z <= maxZoom; z++)
    for (let x = 0; x < 2 ** z; x++)
      for (let y = 0; y < 2 ** z; y++) {
        const found = indexes.flatMap(([name, index]) => {
          const tile = index.getTile(z, x, y)
          return tile ? [[name, tile] as const] : []
        })
        if (found.length > 0)
          tiles.push({
            id: zxyToTileId(z, x, y),
            bytes: fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 }),
          })
      }
  return tiles.sort((one, other) => one.id - other.id)
}

/**
 * Columns: the differences of the ids, run lengths, lengths, offsets (0: right after the tile
 * before).
 */
function writeDirectory(tiles: Tile[]): Buffer {
  const numbers = [
    tiles.length,
    ...tiles.map(({ id }, number) => id - (tiles[number - 1]?.id ?? 0)),
    ...tiles.map(() => 1),
    ...tiles.map(({ bytes }) => bytes.length),
    ...tiles.map((_, number) => (number === 0 ? 1 : 0)),
  ]
  return Buffer.from(numbers.flatMap(varint))
}

function varint(number: number): number[] {
  return number < 128 ? [number] : [(number % 128) + 128, ...varint(Math.floor(number / 128))]
}
