// The list of stations in the edge cache. Most stations share a few weeks of hours: each week is
// stored once, and the stations have its number. The list is then a quarter as long.

import { readStations, withWeeks } from '#shared/contract/read-stations.ts'
import { readList, readRecord } from '#shared/contract/read-values.ts'
import type { StationSummary } from '#shared/contract/station.ts'

export function writeStoredStations(stations: readonly StationSummary[]): string {
  const numbers = new Map<unknown, number>()
  const numbered = stations.map((station) =>
    withWeeks(station, (week) => {
      const number = numbers.get(week) ?? numbers.size
      numbers.set(week, number)
      return number
    }),
  )
  return JSON.stringify({ weeks: [...numbers.keys()], stations: numbered })
}

/** undefined without a readable list of stations. */
export function readStoredStations(value: unknown): StationSummary[] | undefined {
  const stored = readRecord(value)
  const weeks = readList(stored?.['weeks'])
  return readStations(stored?.['stations'], (number) => weeks[Number(number)])
}
