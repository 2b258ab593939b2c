// The other side of scripts/base-map/: numbers to GeoJSON.
import type { Feature, FeatureCollection, LineString, Point, Polygon } from 'geojson'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { BaseMap } from './fetch-base-map.ts'

const UNITS_PER_DEGREE = 500
/** where a town's name in a locale stands in the data */
const NAME_INDEX: Record<LocaleCode, number> = { 'fi-FI': 0, 'sv-SE': 1, 'no-NO': 2, 'en-EU': 3 }

export function oceans({ ocean }: BaseMap): FeatureCollection<Polygon> {
  return collection(ocean.map((ring) => polygon([ring])))
}

export function islands({ islands: rings }: BaseMap): FeatureCollection<Polygon> {
  return collection(rings.map((ring) => polygon([ring])))
}

export function lakes({ lakes: shapes }: BaseMap): FeatureCollection<Polygon> {
  return collection(shapes.map(polygon))
}

export function borderLines({ borders }: BaseMap): FeatureCollection<LineString> {
  return collection(borders.map((line) => feature({ type: 'LineString', coordinates: corners(line) }, {})))
}

/** `thousands`: of people, for the order and size of names */
export function townNames({ towns }: BaseMap, locale: LocaleCode): FeatureCollection<Point> {
  return collection(
    towns.map(([names, lon, lat, thousands]) => {
      const name = typeof names === 'string' ? names : names[NAME_INDEX[locale]]
      return feature({ type: 'Point', coordinates: [lon, lat] }, { name, thousands })
    }),
  )
}

function polygon(rings: number[][]): Feature<Polygon> {
  return feature({ type: 'Polygon', coordinates: rings.map(corners) }, {})
}

function corners(differences: number[]): [number, number][] {
  let [x, y] = [0, 0]
  const points: [number, number][] = []
  for (let at = 0; at < differences.length; at += 2) {
    x += differences[at] ?? 0
    y += differences[at + 1] ?? 0
    points.push([x / UNITS_PER_DEGREE, y / UNITS_PER_DEGREE])
  }
  return points
}

function feature<Geometry extends Polygon | LineString | Point>(geometry: Geometry, properties: object): Feature<Geometry> {
  return { type: 'Feature', geometry, properties: { ...properties } }
}

function collection<Geometry extends Polygon | LineString | Point>(features: Feature<Geometry>[]): FeatureCollection<Geometry> {
  return { type: 'FeatureCollection', features }
}
