// The embedded base map: a MapLibre style with its data in it, coast, lakes, borders and names of the Nordic countries and around.
import type { StyleSpecification } from 'maplibre-gl'
import type { Geometry, Position } from 'geojson'
import { borders } from './borders.ts'
import type { Box } from './clip-ring.ts'
import { placeNames } from './place-names.ts'
import type { Point } from './simplify-ring.ts'
import { LAYERS, SOURCE } from './style.ts'
import { townsOnTheMap } from './towns.ts'
import { waters } from './waters.ts'

const ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap</a> · Natural Earth · GeoNames'
const BOX: Box = { west: -30, south: 46, east: 62, north: 75 }
/** drawn of these tiles when the map is nearer: the coast is known to a kilometre */
const NEAREST_TILES = 9
/** 200 metres or less */
const STEPS_PER_DEGREE = 500

export function buildBaseMap(): string {
  const { ocean, islands, lakes } = waters(BOX)
  const features = [
    // in this order one is drawn over the other
    polygons('ocean', ocean),
    polygons('islands', islands),
    polygons('lakes', lakes),
    feature('border', { type: 'MultiLineString', coordinates: borders(BOX).map(rounded) }),
    ...townsOnTheMap(),
    ...placeNames(),
  ]
  const style: StyleSpecification = {
    version: 8,
    sources: {
      [SOURCE]: { type: 'geojson', data: { type: 'FeatureCollection', features }, maxzoom: NEAREST_TILES, attribution: ATTRIBUTION },
    },
    layers: LAYERS,
  }
  return JSON.stringify(style)
}

function feature(kind: string, geometry: Geometry) {
  return { type: 'Feature' as const, geometry, properties: { kind } }
}

function polygons(kind: string, shapes: Point[][][]) {
  return feature(kind, { type: 'MultiPolygon', coordinates: shapes.map((rings) => rings.map(rounded)) })
}

function rounded(line: Point[]): Position[] {
  return line
    .map((point) => point.map((degrees) => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE))
    .filter((point, index, points) => index === 0 || String(point) !== String(points[index - 1]))
}
