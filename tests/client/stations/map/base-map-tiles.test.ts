import { expect, test } from 'vitest'
import { cutBaseMap } from '../../../../client/stations/map/base-map/base-map-tiles.ts'
import type { BaseMap } from '../../../../client/stations/map/base-map/fetch-base-map.ts'
import { readTileAddress, tilesAddress } from '../../../../client/stations/map/base-map/tile-address.ts'

/** a square of four degrees in 1/500, its corner at 20° east, 60° north; a lake in its middle */
const BASE_MAP: BaseMap = {
  ocean: [[10_000, 30_000, 2_000, 0, 0, 2_000, -2_000, 0, 0, -2_000]],
  islands: [],
  lakes: [[[10_900, 30_900, 200, 0, 0, 200, -200, 0, 0, -200]]],
  borders: [[10_000, 30_000, 2_000, 2_000]],
  towns: [
    [['Tampere', 'Tammerfors', 'Tammerfors', 'Tampere'], 22, 62, 240],
    ['Nokia', 22.1, 62, 35],
  ],
}
/** the whole world at zoom 0, and the tile of the square's middle */
const WORLD = [0, 0, 0] as const
const MIDDLE = [9, 287, 142] as const

/** A vector tile is protobuf: the names of its layers and the words of its features stand in it as they are. */
function words(tile: ArrayBuffer): string {
  return new TextDecoder().decode(tile)
}

test('a tile has every layer of the style that has something in it, with the towns’ names in the page’s language', () => {
  const finnish = words(cutBaseMap(BASE_MAP, 'fi-FI')(...WORLD))
  for (const layer of ['ocean', 'borders', 'towns', 'places']) expect(finnish).toContain(layer)
  expect(finnish).toContain('Tampere')
  expect(finnish).toContain('Nokia')
  expect(finnish).toContain('SUOMI')
  const swedish = words(cutBaseMap(BASE_MAP, 'sv-SE')(...WORLD))
  expect(swedish).toContain('Tammerfors')
  expect(swedish).not.toContain('Tampere')
  expect(swedish).toContain('Östersjön')
})

test('near, a tile has what lies in it and nothing else', () => {
  const tile = words(cutBaseMap(BASE_MAP, 'en-EU')(...MIDDLE))
  expect(tile).toContain('lakes')
  expect(tile).toContain('Tampere')
  expect(tile).not.toContain('FINLAND')
})

test('where the map has nothing a tile is empty', () => {
  expect(cutBaseMap(BASE_MAP, 'fi-FI')(9, 0, 0).byteLength).toBe(0)
})

test('a tile’s address says its locale and its place', () => {
  const address = tilesAddress('no-NO').replace('{z}', '9').replace('{x}', '287').replace('{y}', '143')
  expect(readTileAddress(address)).toEqual({ locale: 'no-NO', z: 9, x: 287, y: 143 })
})
