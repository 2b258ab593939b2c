import FlatQueue from 'flatqueue'
import { distanceBetween, type Position } from '../places/distance.ts'
import type { MapFile } from '../places/map-file.ts'
import { type Ferry, FERRIES } from './ferries.ts'

export interface RoadGraph {
  points: readonly Position[]
  /** the edges of each point */
  edges: readonly (readonly Edge[])[]
}

interface Edge {
  /** index of the point at the other end */
  to: number
  /** by road */
  metres: number
  /** in seconds */
  cost: number
  ferry?: string
}

/** A part of a way: its end, the metres to it by road, and the ferry that one takes to it. */
export interface Leg {
  to: Position
  metres: number
  ferry?: string
}

/**
 * How much longer a road is than the lines between its points, which cut the bends, and how fast
 * one drives on it in km/h. Fitted once on the distances of
 * docs/decisions/0028-routes-follow-roads.md.
 */
const MOTORWAY = { bends: 1.01, speed: 105 }
const ROADS: Readonly<Record<string, { bends: number; speed: number }>> = {
  FI: { bends: 1.02, speed: 85 },
  SE: { bends: 1.02, speed: 85 },
  // fjords and mountains; the limit is 80 where the others have 90 and 100
  NO: { bends: 1.045, speed: 70 },
}
const REGIONAL_SPEED = 0.6
/** from a place to the nearest point of a road, and between two places without one */
const OFF_ROAD = { bends: 1.3, speed: 40 }
const FERRY = { speed: 20, waitSeconds: 1_200 }
/** Streets join two places up to this distance. */
const CLOSE_METRES = 30_000
/**
 * A place is joined to the nearest point of a road, and to those up to this distance farther: a
 * town has several roads.
 */
const STREETS_METRES = 5_000
const METRES_PER_DEGREE = 111_195
/** A place farther from every road cannot be reached. */
const MOST_OFF_ROAD_METRES = 60_000

/** Joins the roads where they meet, and the landing places of ferries. */
export function createRoadGraph(
  files: readonly MapFile[],
  ferries: readonly Ferry[] = FERRIES,
): RoadGraph {
  const points: Position[] = []
  const edges: Edge[][] = []
  const indexes = new Map<string, number>()

  function indexOf([lon, lat]: readonly [lon: number, lat: number]): number {
    const name = `${lon},${lat}`
    const known = indexes.get(name)
    if (known !== undefined) return known
    indexes.set(name, points.length)
    edges.push([])
    return points.push({ lat, lon }) - 1
  }

  for (const { properties, geometry } of files.flatMap(({ features }) => features)) {
    if (geometry.type !== 'LineString') continue
    let before: number | undefined
    for (const coordinates of geometry.coordinates) {
      const index = indexOf(coordinates)
      const [start, end] = [points[before ?? index], points[index]]
      if (before !== undefined && start && end) {
        const { bends, speed } = driving(properties)
        const metres = distanceBetween(start, end) * bends
        const cost = seconds(metres, speed)
        edges[before]?.push({ to: index, metres, cost })
        edges[index]?.push({ to: before, metres, cost })
      }
      before = index
    }
  }
  const graph = { points, edges }
  for (const [from, to] of ferries) {
    const [start, end] = [nearestPoint(graph, from), nearestPoint(graph, to)]
    if (start === undefined || end === undefined) continue
    const metres = distanceBetween(from, to)
    const crossing = { metres, cost: FERRY.waitSeconds + seconds(metres, FERRY.speed) }
    edges[start]?.push({ to: end, ...crossing, ferry: `${from.name}–${to.name}` })
    edges[end]?.push({ to: start, ...crossing, ferry: `${to.name}–${from.name}` })
  }
  return graph
}

function nearestPoint(graph: RoadGraph, place: Position): number | undefined {
  return pointsAround(graph, place)[0]?.index
}

/**
 * The nearest point of a road and those up to STREETS_METRES farther, the nearest first. [] if no
 * road is near.
 */
function pointsAround({ points }: RoadGraph, place: Position): { index: number; metres: number }[] {
  let most = MOST_OFF_ROAD_METRES
  const found: { index: number; metres: number }[] = []
  for (const [index, point] of points.entries()) {
    // most points are too far north or south
    if (Math.abs(point.lat - place.lat) * METRES_PER_DEGREE > most) continue
    const metres = distanceBetween(point, place)
    if (metres > most) continue
    most = Math.min(most, metres + STREETS_METRES)
    found.push({ index, metres })
  }
  return found
    .filter(({ metres }) => metres <= most)
    .toSorted((one, other) => one.metres - other.metres)
}

/**
 * The quickest way from start to end (A*), without its start. undefined: no road or ferry leads
 * there.
 */
export function quickestWay(graph: RoadGraph, start: Position, end: Position): Leg[] | undefined {
  const { points, edges } = graph
  const costs = new Float64Array(points.length).fill(Infinity)
  /**
   * the edge to each point and where it begins; undefined for a point that is entered from the
   * start
   */
  const cameBy: (Step | undefined)[] = []
  const open = new FlatQueue<number>()
  const direct = offRoad(distanceBetween(start, end))
  const exits = new Map(
    pointsAround(graph, end).map(({ index, metres }) => [index, offRoad(metres)]),
  )
  let best: { cost: number; exit?: number } = {
    cost: direct.metres < CLOSE_METRES ? direct.cost : Infinity,
  }

  function reach(index: number, cost: number, step?: Step): void {
    if (cost >= (costs[index] ?? 0)) return
    costs[index] = cost
    cameBy[index] = step
    // no way is quicker than a motorway in a straight line
    open.push(index, cost + seconds(distanceBetween(points[index] ?? end, end), MOTORWAY.speed))
  }

  for (const { index, metres } of pointsAround(graph, start)) reach(index, offRoad(metres).cost)
  const isDone = new Uint8Array(points.length)
  while ((open.peekValue() ?? Infinity) < best.cost) {
    const index = open.pop() ?? 0
    // it was added again when a quicker way to it was found
    if (isDone[index]) continue
    isDone[index] = 1
    const cost = costs[index] ?? 0
    const whole = cost + (exits.get(index)?.cost ?? Infinity)
    if (whole < best.cost) best = { cost: whole, exit: index }
    for (const edge of edges[index] ?? []) reach(edge.to, cost + edge.cost, { from: index, edge })
  }
  if (best.cost === Infinity) return undefined
  if (best.exit === undefined) return [{ to: end, metres: direct.metres }]
  return legsTo(best.exit)

  function legsTo(exit: number): Leg[] {
    const legs: Leg[] = [{ to: end, metres: exits.get(exit)?.metres ?? 0 }]
    let index = exit
    for (let step = cameBy[index]; step; step = cameBy[index]) {
      const { metres, ferry } = step.edge
      legs.push({ to: points[index] ?? end, metres, ...(ferry !== undefined && { ferry }) })
      index = step.from
    }
    const entry = points[index] ?? end
    const whole = [
      ...legs,
      { to: entry, metres: offRoad(distanceBetween(start, entry)).metres },
    ].toReversed()
    // a place can be a point of a road
    const moving = whole.filter(({ metres }) => metres > 0)
    return moving.length > 0 ? moving : [{ to: end, metres: 0 }]
  }
}

interface Step {
  from: number
  edge: Edge
}

function offRoad(metresByAir: number) {
  const metres = metresByAir * OFF_ROAD.bends
  return { metres, cost: seconds(metres, OFF_ROAD.speed) }
}

function driving({ kind, country = '' }: { kind: string; country?: string }): {
  bends: number
  speed: number
} {
  const road = kind === 'motorway' ? MOTORWAY : (ROADS[country] ?? OFF_ROAD)
  return kind === 'regional' ? { ...road, speed: road.speed * REGIONAL_SPEED } : road
}

function seconds(metres: number, kilometresPerHour: number): number {
  return (metres * 3.6) / kilometresPerHour
}
