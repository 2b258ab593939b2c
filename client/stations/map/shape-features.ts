import type { Feature, FeatureCollection, Point } from 'geojson'
import type { Shape } from './cluster-messages.ts'
import type { MapStation } from './map-view-props.ts'

/** The shapes of a view as MapLibre takes them; `shape` is a shape's number in the list. */
export function shapeFeatures(shapes: Shape[]): FeatureCollection {
  return { type: 'FeatureCollection', features: shapes.map((shape, number) => point(shape, { ...shape, shape: number })) }
}

export function stationFeature(station: MapStation | undefined): FeatureCollection {
  return { type: 'FeatureCollection', features: station ? [point(station, { name: station.name })] : [] }
}

function point({ lon, lat }: { lon: number; lat: number }, properties: object): Feature<Point> {
  return { type: 'Feature', geometry: { type: 'Point', coordinates: [lon, lat] }, properties: { ...properties } }
}
