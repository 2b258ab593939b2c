import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { FeatureCollection, Polygon } from 'geojson'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { BaseMap } from './fetch-base-map.ts'
import { placeNames } from './place-names.ts'
import { borderLines, islands, lakes, oceans, townNames } from './read-base-map.ts'
import { roundRing } from './round-ring.ts'
import { NEAREST_TILES } from './tile-address.ts'

/** units across a tile, as vector tiles have them; and across a pixel of MapLibre's 512 */
const EXTENT = 4096
const UNITS_PER_PIXEL = EXTENT / 512
/** around a tile, so that the line around water does not show its edge */
const BUFFER_PIXELS = 64
/** from here on a shore shows its corners */
const ROUND_SHORES_FROM = 7

/** A tile as MapLibre reads it (vector tile, protobuf), with the layers ocean, islands, lakes, borders, towns and places; empty where the map has nothing. */
export type BaseMapTiles = (z: number, x: number, y: number) => ArrayBuffer

export function cutBaseMap(baseMap: BaseMap, locale: LocaleCode): BaseMapTiles {
  const names = {
    borders: cut(borderLines(baseMap), 0.5),
    towns: cut(townNames(baseMap, locale), 0),
    places: cut(placeNames(locale), 0),
  }
  const far = cutWaters(baseMap, (water) => water)
  let near: typeof far | undefined
  return (z, x, y) => {
    const waters = z < ROUND_SHORES_FROM ? far : (near ??= cutWaters(baseMap, withRoundShores))
    const parts: Record<string, GeoJSONVTTile> = {}
    for (const [name, layer] of Object.entries({ ...waters, ...names })) {
      const part = layer.getTile(z, x, y)
      if (part?.features.length) parts[name] = part
    }
    return fromGeojsonVt(parts, { version: 2, extent: EXTENT }).slice().buffer
  }
}

function cutWaters(baseMap: BaseMap, shape: (water: FeatureCollection<Polygon>) => FeatureCollection<Polygon>) {
  return {
    ocean: cut(shape(oceans(baseMap)), 0.3),
    islands: cut(shape(islands(baseMap)), 0.3),
    lakes: cut(shape(lakes(baseMap)), 0.3),
  }
}

function withRoundShores({ type, features }: FeatureCollection<Polygon>): FeatureCollection<Polygon> {
  return {
    type,
    features: features.map((feature) => ({
      ...feature,
      geometry: { ...feature.geometry, coordinates: feature.geometry.coordinates.map(roundRing) },
    })),
  }
}

/** `tolerance`: how far a line may go astray, in pixels */
function cut(shapes: FeatureCollection, tolerance: number): GeoJSONVT {
  return new GeoJSONVT(shapes, {
    maxZoom: NEAREST_TILES,
    extent: EXTENT,
    buffer: BUFFER_PIXELS * UNITS_PER_PIXEL,
    tolerance: tolerance * UNITS_PER_PIXEL,
  })
}
