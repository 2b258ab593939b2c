import { readStations } from '#shared/contract/read-stations.ts'
import type { StationSummary } from '#shared/contract/station.ts'
import { createStationSet, type StationSet } from '#shared/stations/search/station-set.ts'

/** Stations read from JSON, as at the edge and in the browser. */
export function setOf(
  stations: readonly StationSummary[],
  serviceName = (code: string) => code,
): StationSet {
  const read = readStations(JSON.parse(JSON.stringify(stations)))
  if (!read) throw new Error('these are no stations')
  return createStationSet(read, { serviceName })
}
