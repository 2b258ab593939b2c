import type { StationSummary } from '../contract/stations.ts'
import { distanceBetween, type Position } from './distance.ts'
import { nearestFirst } from './sort-stations.ts'
import type { StationTable } from './station-table.ts'

/** What a station's page says of one nearby, in its list and on its map. Hours, and not whether it is open: pages are kept. */
export interface NearStation extends Pick<StationSummary, 'id' | 'name' | 'path' | 'address' | 'timeZone' | 'openingHours'> {
  location: Position
  /** as the crow flies, whole ones */
  metres: number
}

const NEAREST_COUNT = 5

/** The five stations nearest to a place, nearest first, without the one that stands there itself. */
export function nearestStations(stations: StationTable, place: Position, exceptId: string): NearStation[] {
  const all = Array.from({ length: stations.size }, (_, index) => index)
  // one more than are wanted: the station itself may be among them
  const nearest = nearestFirst(stations, all, place, NEAREST_COUNT + 1)
  return nearest.flatMap((index) => (stations.id(index) === exceptId ? [] : nearStation(stations, index, place))).slice(0, NEAREST_COUNT)
}

/** None where its place is not known. */
function nearStation(stations: StationTable, index: number, place: Position): NearStation[] {
  const { id, name, path, address, timeZone, openingHours, location } = stations.station(index)
  if (!location) return []
  return [{ id, name, path, address, timeZone, openingHours, location, metres: Math.round(distanceBetween(place, location)) }]
}
