import { type JsonRecord, readRecord } from './read-values.ts'
import { readStationSummary, type StationSummary } from './station.ts'

const WEEKS = ['openingHours', 'washHours', 'kitchenHours', 'lunchHours']

/**
 * The body of the stations endpoint. Equal weeks become one list, so that it is read (readDays) and
 * parsed (weekHours) once. undefined without a readable list of stations.
 */
export function readStationList(value: unknown): StationSummary[] | undefined {
  const weeks = new Map<string, unknown>()
  return readStations(readRecord(value)?.['stations'], (week) => {
    const key = JSON.stringify(week)
    const known = weeks.get(key) ?? week
    weeks.set(key, known)
    return known
  })
}

/**
 * Reads a list of stations. If two stations have the same id, the first is used. undefined without
 * a list, and when the list has items but none is readable: then the caller keeps its old list.
 */
export function readStations(
  value: unknown,
  replaceWeek?: (week: unknown) => unknown,
): StationSummary[] | undefined {
  if (!Array.isArray(value)) return undefined
  const stations = new Map<string, StationSummary>()
  for (const item of value) {
    const raw = readRecord(item)
    const station = readStationSummary(raw && replaceWeek ? withWeeks(raw, replaceWeek) : raw)
    if (station && !stations.has(station.id)) stations.set(station.id, station)
  }
  return stations.size === 0 && value.length > 0 ? undefined : [...stations.values()]
}

/** The station with its weeks of hours replaced. */
export function withWeeks(station: JsonRecord, replace: (week: unknown) => unknown): JsonRecord {
  const replaced: Record<string, unknown> = { ...station }
  for (const name of WEEKS) if (station[name] !== undefined) replaced[name] = replace(station[name])
  return replaced
}
