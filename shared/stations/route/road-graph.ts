import { distanceBetween, type Position } from '../places/distance.ts'
import type { MapFile } from '../places/map-file.ts'
import { type Ferry, FERRIES } from './ferries.ts'
import { bandOf, nearestPoint, type RoadPoints } from './points-around.ts'

export interface RoadGraph extends RoadPoints {
  /** the edges of each point */
  edges: readonly (readonly Edge[])[]
}

export interface Edge {
  /** index of the point at the other end */
  to: number
  /** by road */
  metres: number
  /** in seconds */
  cost: number
  ferry?: string
}

/**
 * How much longer a road is than the lines between its points, which cut the bends, and how fast
 * one drives on it in km/h. Fitted once on the distances of
 * docs/decisions/0028-routes-follow-roads.md.
 */
export const MOTORWAY = { bends: 1.01, speed: 105 }
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

/** Joins the roads where they meet, and the landing places of ferries. */
export function createRoadGraph(
  files: readonly MapFile[],
  ferries: readonly Ferry[] = FERRIES,
): RoadGraph {
  const points: Position[] = []
  const edges: Edge[][] = []
  const bands = new Map<number, number[]>()
  const indexes = new Map<string, number>()

  function indexOf([lon, lat]: readonly [lon: number, lat: number]): number {
    const name = `${lon},${lat}`
    const known = indexes.get(name)
    if (known !== undefined) return known
    const index = points.length
    indexes.set(name, index)
    points.push({ lat, lon })
    edges.push([])
    const band = bands.get(bandOf(lat)) ?? []
    band.push(index)
    bands.set(bandOf(lat), band)
    return index
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
  const graph = { points, edges, bands }
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

export function offRoad(metresByAir: number) {
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

export function seconds(metres: number, kilometresPerHour: number): number {
  return (metres * 3.6) / kilometresPerHour
}
