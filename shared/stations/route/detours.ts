import FlatQueue from 'flatqueue'
import type { Position } from '../places/distance.ts'
import { pointsAround, streetsAround } from './points-around.ts'
import type { Leg } from './quickest-way.ts'
import { offRoad, type RoadGraph } from './road-graph.ts'
import { OFF_LINE_METRES } from './route-line.ts'

/**
 * The graph lacks many links between roads, so streets join a station to the way if it is at most
 * this far from it, by air. Farther away, water or a hill is often between them.
 */
const STREETS_METRES = 4_000
/** A station is joined to the nearest point of a road, and to those up to this distance farther. */
const OTHER_ROAD_METRES = 500
/** Twice as much there and back. */
const MOST_METRES = 10_000

/**
 * The metres from a way to a station, which is `away` metres from it by air. undefined if they are
 * too many.
 */
export type MetresTo = (station: Position, away: number) => number | undefined

/** `ends`: the places that the way joins. */
export function detours(
  graph: RoadGraph,
  way: readonly Leg[],
  ends: readonly Position[],
): MetresTo {
  const metresTo = metresByRoad(graph, way, ends)
  return (station, away) => {
    const around = pointsAround(graph, station, {
      most: OFF_LINE_METRES,
      farther: OTHER_ROAD_METRES,
    })
    const byRoad = around.map(
      ({ index, metres }) => (metresTo[index] ?? Infinity) + offRoad(metres).metres,
    )
    const byStreets = away <= STREETS_METRES ? offRoad(away).metres : Infinity
    const least = Math.min(byStreets, ...byRoad)
    return least <= MOST_METRES ? least : undefined
  }
}

/** From the way to each point near it (Dijkstra, from all points of the way at once). */
function metresByRoad(
  graph: RoadGraph,
  way: readonly Leg[],
  ends: readonly Position[],
): Float64Array {
  const least = new Float64Array(graph.points.length).fill(Infinity)
  const open = new FlatQueue<number>()

  function reach(index: number, metres: number): void {
    if (metres > MOST_METRES || metres >= (least[index] ?? 0)) return
    least[index] = metres
    open.push(index, metres)
  }

  for (const { point } of way) if (point !== undefined) reach(point, 0)
  for (const end of ends)
    for (const { index, metres } of streetsAround(graph, end)) reach(index, offRoad(metres).metres)
  for (let metres = open.peekValue(); metres !== undefined; metres = open.peekValue()) {
    const index = open.pop() ?? 0
    if (metres > (least[index] ?? 0)) continue
    for (const { to, metres: length, ferry } of graph.edges[index] ?? [])
      if (ferry === undefined) reach(to, metres + length)
  }
  return least
}
