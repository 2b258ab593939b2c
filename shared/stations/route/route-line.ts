import type { Position } from '../places/distance.ts'
import type { Leg } from './quickest-way.ts'

export interface RouteLine {
  points: readonly Position[]
  /** by road and ferry */
  metres: number
  /** undefined for a place that is farther from the line than OFF_LINE_METRES */
  nearest: (place: Position) => NearestPoint | undefined
}

interface NearestPoint {
  /** metres from the start of the line */
  along: number
  /** metres to the line, by air */
  away: number
}

/** Stations up to this distance are on the way. */
export const OFF_LINE_METRES = 5_000

/** segments */
const PART_LENGTH = 32
const METRES_PER_DEGREE = 111_195
const RADIANS = Math.PI / 180

export function routeLine(start: Position, legs: readonly Leg[]): RouteLine {
  const points = [start, ...legs.map(({ to }) => to)]
  let metres = 0
  // nothing is on the way of a ferry
  const segments = legs.flatMap(({ to, metres: length, ferry }, index) => {
    const begin = metres
    metres += length
    return ferry === undefined ? [segmentOf(points[index] ?? start, to, begin, length)] : []
  })
  const parts = partsOf(segments)
  return {
    points,
    metres,
    nearest(place) {
      let best: NearestPoint | undefined
      for (const part of parts) {
        if (!isAround(part, place)) continue
        for (const segment of part.segments) {
          if (!isAround(segment, place)) continue
          const found = nearestOf(segment, place)
          if (found.away <= OFF_LINE_METRES && (!best || found.away < best.away)) best = found
        }
      }
      return best
    },
  }
}

type Segment = ReturnType<typeof segmentOf>
type Box = Pick<Segment, 'south' | 'top' | 'west' | 'right'>

/** `begin`: metres from the start of the line; `length`: metres by road */
function segmentOf(start: Position, end: Position, begin: number, length: number) {
  const lonMetres = METRES_PER_DEGREE * Math.cos(((start.lat + end.lat) / 2) * RADIANS)
  const [latMargin, lonMargin] = [OFF_LINE_METRES / METRES_PER_DEGREE, OFF_LINE_METRES / lonMetres]
  return {
    start,
    begin,
    length,
    lonMetres,
    /** in metres, on a plane */
    east: (end.lon - start.lon) * lonMetres,
    north: (end.lat - start.lat) * METRES_PER_DEGREE,
    south: Math.min(start.lat, end.lat) - latMargin,
    top: Math.max(start.lat, end.lat) + latMargin,
    west: Math.min(start.lon, end.lon) - lonMargin,
    right: Math.max(start.lon, end.lon) + lonMargin,
  }
}

/** Most stations are far from most parts of a line. */
function partsOf(segments: readonly Segment[]) {
  const count = Math.ceil(segments.length / PART_LENGTH)
  return Array.from({ length: count }, (_, number) => {
    const some = segments.slice(number * PART_LENGTH, (number + 1) * PART_LENGTH)
    return {
      segments: some,
      south: Math.min(...some.map(({ south }) => south)),
      top: Math.max(...some.map(({ top }) => top)),
      west: Math.min(...some.map(({ west }) => west)),
      right: Math.max(...some.map(({ right }) => right)),
    }
  })
}

/** A quick check: few stations are near a segment. */
function isAround({ south, top, west, right }: Box, { lat, lon }: Position): boolean {
  return lat >= south && lat <= top && lon >= west && lon <= right
}

function nearestOf(
  { start, begin, length, lonMetres, east, north }: Segment,
  { lat, lon }: Position,
): NearestPoint {
  const [x, y] = [(lon - start.lon) * lonMetres, (lat - start.lat) * METRES_PER_DEGREE]
  const share = Math.min(
    1,
    Math.max(0, (x * east + y * north) / (east * east + north * north || 1)),
  )
  return { along: begin + share * length, away: Math.hypot(x - share * east, y - share * north) }
}
