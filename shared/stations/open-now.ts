import type { StationSummary } from '../contract/station.ts'
import { localSeconds } from './local-moment.ts'
import { openOutlook } from './open-outlook.ts'
import { weekHours } from './read-opening-hours.ts'

/** Which of many stations are open at a moment. A zone's clock is read once. */
export function openNowCheck(now: Date): (station: Pick<StationSummary, 'openingHours' | 'timeZone'>) => boolean {
  const clocks = new Map<string, number>()
  return ({ openingHours, timeZone }) => {
    const clock = clocks.get(timeZone) ?? localSeconds(now, timeZone)
    clocks.set(timeZone, clock)
    return openOutlook(weekHours(openingHours), clock).open
  }
}
