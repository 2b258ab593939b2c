import type { StationSummary } from '../../contract/station.ts'
import { localSeconds } from '../../time/local-moment.ts'
import { canRefuel } from './part-status.ts'

/**
 * Returns a check whether one can refuel or charge at a station now. The clock of each time zone is
 * computed once.
 */
export function openNowCheck(now: Date): (station: StationSummary) => boolean {
  const clocks = new Map<string, number>()
  return (station) => {
    const clock = clocks.get(station.timeZone) ?? localSeconds(now, station.timeZone)
    clocks.set(station.timeZone, clock)
    return canRefuel(station, clock)
  }
}
