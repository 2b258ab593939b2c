import { MercatorCoordinate } from 'maplibre-gl'
import { expect, test } from 'vitest'
import { MAP_TILES, ROAD_ZOOMS, tilePath } from '#shared/stations/places/map-tiles.ts'
import { cutTiles } from '../../scripts/vite-map-tiles.ts'

const { bounds, minzoom, maxzoom } = MAP_TILES
const [west, south, east, north] = bounds
const tiles = new Map(cutTiles())

test('the tiles of the embedded map are those that MapLibre requests within its bounds', () => {
  const first = MercatorCoordinate.fromLngLat([west, north])
  const last = MercatorCoordinate.fromLngLat([east, south])
  const requested: string[] = []
  for (let z = minzoom; z <= maxzoom; z++)
    for (let x = Math.floor(first.x * 2 ** z); x < last.x * 2 ** z; x++)
      for (let y = Math.floor(first.y * 2 ** z); y < last.y * 2 ** z; y++)
        requested.push(tilePath(z, x, y))
  expect([...tiles.keys()]).toEqual(requested)
})

test.each([
  [3, [], 0],
  [4, ['E'], 4],
  [5, ['E'], 5],
  [6, ['E', 'national', 'regional'], 9],
])('the tile of Tampere at zoom %i has the roads %j, and names up to zoom %i', (z, roads, zoom) => {
  const layers = tiles.get(tilePath(z, 36 >> (6 - z), 18 >> (6 - z))) ?? {}
  expect(Object.keys(ROAD_ZOOMS).filter((kind) => layers[kind])).toEqual(roads)
  const zooms = layers['town']?.features.map(({ tags }): number => tags?.['zoom']) ?? []
  expect(Math.max(...zooms)).toBe(zoom)
})

test.each([
  ['Tampere', 4],
  ['Lahti', 5],
  ['Kajaani', 6],
  ['Rovaniemi', 5],
  ['Vesilahti', 9],
])('%s has its name from zoom %i on; towns in the north have it earlier', (name, zoom) => {
  const towns = [...tiles.values()].flatMap(({ town }) => town?.features ?? [])
  expect(towns.find(({ tags }) => tags?.['name'] === name)?.tags).toMatchObject({ zoom })
})
