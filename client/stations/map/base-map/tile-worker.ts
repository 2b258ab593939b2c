// MapLibre's worker, which also cuts the embedded base map into tiles: the page never holds the map's numbers.
import MapLibreWorker from 'maplibre-gl/dist/maplibre-gl-worker.mjs'
import { isLocaleCode, type LocaleCode } from '#shared/locale/locales.ts'
import { retry } from '../../retry.ts'
import { type BaseMapTiles, cutBaseMap } from './base-map-tiles.ts'
import { fetchBaseMap } from './fetch-base-map.ts'
import { BASE_MAP_PROTOCOL, readTileAddress } from './tile-address.ts'

/** MapLibre's module makes it as it is imported. Its package calls that free of side effects: unused, it would not be in the bundle. */
declare const worker: unknown
if (!(worker instanceof MapLibreWorker)) throw new Error('MapLibre has not started in its worker')

const known = new Map<LocaleCode, Promise<BaseMapTiles>>()

worker.self.addProtocol(BASE_MAP_PROTOCOL, async ({ url }) => {
  const { locale, z, x, y } = readTileAddress(url)
  if (!isLocaleCode(locale)) throw new Error(`no base map for ${locale}`)
  const tile = await tilesOf(locale)
  return { data: tile(z, x, y) }
})

/** Fetched and cut once; a failure is not remembered. */
function tilesOf(locale: LocaleCode): Promise<BaseMapTiles> {
  const tiles = known.get(locale) ?? retry(fetchBaseMap).then((baseMap) => cutBaseMap(baseMap, locale))
  known.set(locale, tiles)
  tiles.catch(() => known.delete(locale))
  return tiles
}
