import { distanceBetween, type Position } from '../distance.ts'
import type { Place } from '../place-index.ts'
import { MAIN_ROADS } from './main-roads.ts'

export type RoadNetwork = readonly Town[]

interface Town {
  location: Position
  /** along a main road */
  neighbours: Map<Town, number>
}

/** A metre without a main road counts as so many on one. */
const OFF_ROAD = 1.5
/** A town farther from the one before is a namesake in another region. */
const MOST_METRES_BETWEEN_TOWNS = 250_000

/** The main roads between the places that are known. Unknown towns are left out of their roads. */
export function createRoadNetwork(placeNamed: (name: string) => Place | undefined, roads = MAIN_ROADS): RoadNetwork {
  const towns = new Map<string, Town>()
  for (const road of roads.trim().split('\n')) {
    let last: Town | undefined
    for (const name of road.slice(road.indexOf(':') + 1).split(',')) {
      const place = placeNamed(name)
      if (!place) continue
      const town = towns.get(place.name) ?? { location: place.location, neighbours: new Map() }
      const metres = last && distanceBetween(last.location, town.location)
      if (last && metres !== undefined) {
        if (metres > MOST_METRES_BETWEEN_TOWNS) continue
        last.neighbours.set(town, metres)
        town.neighbours.set(last, metres)
      }
      towns.set(place.name, town)
      last = town
    }
  }
  return [...towns.values()]
}

/** The line from start to end with the least cost (Dijkstra): along main roads, and straight to them, from them or without them. */
export function shortestWay(network: RoadNetwork, start: Position, end: Position): Position[] {
  const offRoad = (one: Position, other: Position) => OFF_ROAD * distanceBetween(one, other)
  const costs = new Map(network.map((town) => [town, offRoad(start, town.location)]))
  const before = new Map<Town, Town>()
  const open = new Set(network)
  let best: { cost: number; town?: Town } = { cost: offRoad(start, end) }
  const costOf = (town: Town) => costs.get(town) ?? Infinity
  while (open.size > 0) {
    let town: Town | undefined
    for (const each of open) if (!town || costOf(each) < costOf(town)) town = each
    // all other ways are longer
    if (!town || costOf(town) >= best.cost) break
    open.delete(town)
    const whole = costOf(town) + offRoad(town.location, end)
    if (whole < best.cost) best = { cost: whole, town }
    for (const [neighbour, metres] of town.neighbours) {
      const cost = costOf(town) + metres
      if (cost >= costOf(neighbour)) continue
      costs.set(neighbour, cost)
      before.set(neighbour, town)
    }
  }
  const way: Position[] = []
  for (let town = best.town; town; town = before.get(town)) way.unshift(town.location)
  return [start, ...way, end].filter(
    (point, index, all) => index === 0 || index === all.length - 1 || !isSame(point, all[index - 1], all.at(-1)),
  )
}

function isSame({ lat, lon }: Position, ...others: (Position | undefined)[]): boolean {
  return others.some((other) => other?.lat === lat && other.lon === lon)
}
