import type { DayHours } from './hours.ts'
import { readRecord } from './read-values.ts'
import { readStationSummary, type StationSummary } from './station.ts'

/** The body of the stations endpoint. undefined without a readable list of stations. */
export function readStationList(value: unknown): StationSummary[] | undefined {
  return readStations(readRecord(value)?.['stations'])
}

/**
 * Reads a list of stations, at the edge from the stations endpoint and in the browser from the
 * edge. If two stations have the same id, the first is used. undefined without a list, and when the
 * list has items but none is readable: then the caller keeps its old list.
 */
export function readStations(value: unknown): StationSummary[] | undefined {
  if (!Array.isArray(value)) return undefined
  const stations = new Map<string, StationSummary>()
  const weeks = new Map<string, DayHours[]>()
  for (const item of value) {
    const station = readStationSummary(item)
    if (station && !stations.has(station.id))
      stations.set(station.id, withSharedWeeks(station))
  }
  return stations.size === 0 && value.length > 0 ? undefined : [...stations.values()]

  /** Equal weeks are one list, so that it is parsed once (weekHours). */
  function withSharedWeeks(station: StationSummary): StationSummary {
    const { openingHours, washHours, kitchenHours } = station
    return {
      ...station,
      openingHours: shared(openingHours),
      ...(washHours && { washHours: shared(washHours) }),
      ...(kitchenHours && { kitchenHours: shared(kitchenHours) }),
    }
  }

  function shared(week: DayHours[]): DayHours[] {
    const key = JSON.stringify(week)
    const known = weeks.get(key) ?? week
    weeks.set(key, known)
    return known
  }
}
