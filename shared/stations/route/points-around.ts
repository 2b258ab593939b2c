import { distanceBetween, type Position } from '../places/distance.ts'

export interface RoadPoints {
  points: readonly Position[]
  /** the indexes of the points of each band */
  bands: ReadonlyMap<number, readonly number[]>
}

export interface PointAway {
  /** of the point in the graph */
  index: number
  /** from the place, by air */
  metres: number
}

const METRES_PER_DEGREE = 111_195
const RADIANS = Math.PI / 180
const BANDS_PER_DEGREE = 20
/** A place farther from every road cannot be reached. */
const MOST_OFF_ROAD_METRES = 60_000
/**
 * A place is joined to the nearest point of a road, and to those up to this distance farther: a
 * town has several roads.
 */
const STREETS_METRES = 5_000

/** The band of a latitude: most points are too far north or south of a place to be looked at. */
export function bandOf(lat: number): number {
  return Math.floor((lat + 90) * BANDS_PER_DEGREE)
}

export function nearestPoint(roads: RoadPoints, place: Position): number | undefined {
  return streetsAround(roads, place)[0]?.index
}

/** The points to which streets join a place. [] if no road is near. */
export function streetsAround(roads: RoadPoints, place: Position): PointAway[] {
  return pointsAround(roads, place, { most: MOST_OFF_ROAD_METRES, farther: STREETS_METRES })
}

/**
 * The nearest point of a road, if it is at most `most` metres away, and those up to `farther`
 * metres farther; the nearest first.
 */
export function pointsAround(
  { points, bands }: RoadPoints,
  place: Position,
  { most, farther }: { most: number; farther: number },
): PointAway[] {
  const found: PointAway[] = []
  let reach = most
  const margin = most / METRES_PER_DEGREE
  const lonMetres = METRES_PER_DEGREE * Math.cos((place.lat + margin) * RADIANS)
  for (let band = bandOf(place.lat - margin); band <= bandOf(place.lat + margin); band++) {
    for (const index of bands.get(band) ?? []) {
      const point = points[index] ?? place
      if (Math.abs(point.lat - place.lat) * METRES_PER_DEGREE > reach) continue
      if (Math.abs(point.lon - place.lon) * lonMetres > reach) continue
      const metres = distanceBetween(point, place)
      if (metres > reach) continue
      reach = Math.min(reach, metres + farther)
      found.push({ index, metres })
    }
  }
  return found
    .filter(({ metres }) => metres <= reach)
    .toSorted((one, other) => one.metres - other.metres)
}
