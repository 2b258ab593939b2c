import type { StationSummary } from '../contract/stations.ts'
import type { StationTable } from './station-table.ts'

/** In the order of the table; an id that no station has gives none. */
export function stationsById(stations: StationTable, ids: readonly string[]): StationSummary[] {
  if (ids.length === 0) return []
  const wanted = new Set(ids)
  const found: StationSummary[] = []
  for (let index = 0; index < stations.size && found.length < wanted.size; index++) {
    if (wanted.has(stations.id(index))) found.push(stations.station(index))
  }
  return found
}
