import type { DayHours } from '../contract/hours.ts'
import { readRecord } from '../contract/read-values.ts'
import { readStationPlaces, type StationPlace } from '../contract/station-place.ts'
import { readStationSummary, type StationSummary } from '../contract/station.ts'

/** What the stations endpoint says, and what the edge sends on. */
export interface StationsAndPlaces {
  stations: StationSummary[]
  /** to search around, beside those where stations stand */
  places: StationPlace[]
}

/** undefined without a list of stations. */
export function readStationsAndPlaces(value: unknown): StationsAndPlaces | undefined {
  const raw = readRecord(value)
  const stations = readStations(raw?.['stations'])
  return stations && { stations, places: readStationPlaces(raw?.['places']) ?? [] }
}

/**
 * A list of stations as it came, at the edge from the stations endpoint and in the browser from the edge. Of an id that comes again the first
 * station stays. undefined for what is no list, or has items of which none is a station: that is no reason to empty a list.
 */
export function readStations(value: unknown): StationSummary[] | undefined {
  if (!Array.isArray(value)) return undefined
  const stations = new Map<string, StationSummary>()
  const weeks = new Map<string, DayHours[]>()
  for (const item of value) {
    const station = readStationSummary(item)
    if (station && !stations.has(station.id)) stations.set(station.id, { ...station, openingHours: shared(station.openingHours) })
  }
  return stations.size === 0 && value.length > 0 ? undefined : [...stations.values()]

  /** Most weeks are those of other stations, too: these have one list, which then is looked at once. */
  function shared(week: DayHours[]): DayHours[] {
    const key = JSON.stringify(week)
    const known = weeks.get(key) ?? week
    weeks.set(key, known)
    return known
  }
}
