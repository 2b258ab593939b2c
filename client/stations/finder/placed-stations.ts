// What was found and has a place, for the map: the finder's worker clusters it, so that the page holds no more than it shows.
import { type Area, areaAround, isInArea } from '#shared/stations/area.ts'
import type { Position } from '#shared/stations/distance.ts'
import type { StationTable } from '#shared/stations/station-table.ts'
import { type ClusteredStations, clusterStations } from '../map/cluster-stations.ts'
import { type MapStation, mapStation, type StationSource } from '../map/station-source.ts'

/** Clustering so many takes a blink and more: what somebody types goes before. */
const MANY = 10_000
const PAUSE_MS = 250
/** the countries with stations */
const HOME: Area = { west: 3, south: 54, east: 33, north: 72 }

export interface PlacedStations extends Omit<StationSource, 'around'> {
  /** What was found now, by its indices in the table. Returns the area around it. */
  replace: (found: readonly number[]) => Area | undefined
}

export function createPlacedStations(stations: StationTable): PlacedStations {
  let placed: number[] = []
  let clustered: ClusteredStations | undefined

  async function clusters(): Promise<ClusteredStations> {
    if (clustered) return clustered
    const wanted = placed
    if (wanted.length > MANY) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    if (wanted !== placed) return clusters()
    const lons = Float64Array.from(placed, (index) => placeOf(index).lon)
    const lats = Float64Array.from(placed, (index) => placeOf(index).lat)
    return (clustered ??= clusterStations(lons, lats, (number) => stationAt(wanted[number] ?? -1)))
  }

  function* places(within?: Area): Generator<Position> {
    for (const index of placed) {
      const place = placeOf(index)
      if (!within || isInArea(within, place)) yield place
    }
  }

  function placeOf(index: number): Position {
    return stations.location(index) ?? { lat: 0, lon: 0 }
  }

  function stationAt(index: number): MapStation {
    return mapStation({ id: stations.id(index), name: stations.name(index), address: stations.address(index) }, placeOf(index))
  }

  return {
    replace(found) {
      clustered = undefined
      placed = found.filter((index) => stations.location(index))
      // one with a wrong place, out at sea, does not take the map there
      return areaAround(places(HOME)) ?? areaAround(places())
    },
    shapes: async (view, zoom) => (await clusters()).shapes(view, zoom),
    open: async (cluster) => (await clusters()).open(cluster),
    hasSome: async (view) => placed.some((index) => isInArea(view, placeOf(index))),
  }
}
