/**
 * The vector tiles of the embedded map, which the build makes (scripts/vite-map-tiles.ts). All
 * tiles within the bounds exist. The last zoom has everything, and the map enlarges it.
 */
export const MAP_TILES = {
  bounds: [-30, 46, 62, 83] satisfies [west: number, south: number, east: number, north: number],
  minzoom: 2,
  maxzoom: 6,
}

/** the zoom from which the roads of a layer are drawn */
export const ROAD_ZOOMS = { E: 4, national: 6, regional: 8 }

export function tilePath(z: number | string, x: number | string, y: number | string): string {
  return `/map/tiles/${z}/${x}/${y}.pbf`
}
