type Point = readonly [lon: number, lat: number]

type Geometry =
  | { type: 'Point'; coordinates: Point }
  | { type: 'LineString'; coordinates: readonly Point[] }
  | { type: 'MultiLineString'; coordinates: readonly (readonly Point[])[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly (readonly Point[])[])[] }

/**
 * A file of public/map/, as GeoJSON: the embedded base map, or roads. Roads meet where they have
 * equal coordinates.
 */
export interface MapFile {
  features: readonly {
    properties: {
      /**
       * ocean, islands, lakes, ground, border, town, country, sea; of a road E, motorway, national,
       * regional
       */
      kind: string
      name?: string
      /** inhabitants of a town */
      thousands?: number
      /** of a road */
      country?: string
      ref?: string
      /** names in other languages */
      [name: `name:${string}`]: string
    }
    geometry: Geometry
  }[]
}
