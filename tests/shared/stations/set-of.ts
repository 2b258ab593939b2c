import type { StationSummary } from '#shared/contract/station.ts'
import { readStations } from '#shared/stations/read-stations.ts'
import { createStationSet, type StationSet } from '#shared/stations/station-set.ts'

/** Stations as the edge and the browser have them: read from JSON. */
export function setOf(stations: readonly StationSummary[], serviceName = (code: string) => code): StationSet {
  const read = readStations(JSON.parse(JSON.stringify(stations)))
  if (!read) throw new Error('these are no stations')
  return createStationSet(read, serviceName)
}
