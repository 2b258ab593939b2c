import type { StationSummary } from '#shared/contract/stations.ts'
import { packStations } from '#shared/stations/pack-stations.ts'
import { createStationSet, type StationSet } from '#shared/stations/station-set.ts'
import { readStationTable, type StationTable } from '#shared/stations/station-table.ts'

/** Stations as the edge and the browser have them: packed, and read again from JSON. */
export function tableOf(stations: readonly StationSummary[]): StationTable {
  const table = readStationTable(JSON.parse(JSON.stringify(packStations(stations))))
  if (!table) throw new Error('what was packed cannot be read')
  return table
}

export function setOf(stations: readonly StationSummary[], serviceName = (code: string) => code): StationSet {
  return createStationSet(tableOf(stations), serviceName)
}

export function stationsOf(table: StationTable): StationSummary[] {
  return Array.from({ length: table.size }, (_, index) => table.station(index))
}
