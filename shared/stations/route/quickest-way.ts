import FlatQueue from 'flatqueue'
import { distanceBetween, type Position } from '../places/distance.ts'
import { streetsAround } from './points-around.ts'
import { type Edge, MOTORWAY, offRoad, type RoadGraph, seconds } from './road-graph.ts'

/** A part of a way: its end, the metres to it by road, and the ferry that one takes to it. */
export interface Leg {
  to: Position
  metres: number
  ferry?: string
  /** index of the end in the graph, if it is a point of a road */
  point?: number
}

/** Streets join two places up to this distance. Farther away, water is often between them. */
const CLOSE_METRES = 8_000

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
  const cameBy: (Step | undefined)[] = points.map(() => undefined)
  const open = new FlatQueue<number>()
  const direct = offRoad(distanceBetween(start, end))
  const exits = new Map(
    streetsAround(graph, end).map(({ index, metres }) => [index, offRoad(metres)]),
  )
  let best: { cost: number; exit?: number } = {
    cost: direct.metres < CLOSE_METRES ? direct.cost : Infinity,
  }

  function reach(index: number, cost: number, from?: number, edge?: Edge): void {
    if (cost >= (costs[index] ?? 0)) return
    costs[index] = cost
    cameBy[index] = edge && { from: from ?? index, edge }
    // no way is quicker than a motorway in a straight line
    open.push(index, cost + seconds(distanceBetween(points[index] ?? end, end), MOTORWAY.speed))
  }

  for (const { index, metres } of streetsAround(graph, start)) reach(index, offRoad(metres).cost)
  const isDone = new Uint8Array(points.length)
  while ((open.peekValue() ?? Infinity) < best.cost) {
    const index = open.pop() ?? 0
    // it was added again when a quicker way to it was found
    if (isDone[index]) continue
    isDone[index] = 1
    const cost = costs[index] ?? 0
    const whole = cost + (exits.get(index)?.cost ?? Infinity)
    if (whole < best.cost) best = { cost: whole, exit: index }
    for (const edge of edges[index] ?? []) reach(edge.to, cost + edge.cost, index, edge)
  }
  if (best.cost === Infinity) return undefined
  if (best.exit === undefined) return [{ to: end, metres: direct.metres }]
  return legsTo(best.exit)

  function legsTo(exit: number): Leg[] {
    const legs: Leg[] = [{ to: end, metres: exits.get(exit)?.metres ?? 0 }]
    let index = exit
    for (let step = cameBy[index]; step; step = cameBy[index]) {
      const { metres, ferry } = step.edge
      legs.push({
        to: points[index] ?? end,
        point: index,
        metres,
        ...(ferry !== undefined && { ferry }),
      })
      index = step.from
    }
    const entry = points[index] ?? end
    const whole = [
      ...legs,
      { to: entry, point: index, metres: offRoad(distanceBetween(start, entry)).metres },
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
