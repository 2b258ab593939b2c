import type { StationSummary } from '../contract/stations.ts'
import { localSeconds } from './local-moment.ts'
import { openOutlook } from './open-outlook.ts'
import { readOpeningHours } from './read-opening-hours.ts'

type Timed = Pick<StationSummary, 'openingHours' | 'timeZone'>

/** Which of many stations are open at a moment. Stations that share a week (unpackStations) are looked at once, a zone's clock is read once. */
export function openNowCheck(now: Date): (station: Timed) => boolean {
  const clocks = new Map<string, { now: number; answers: Map<unknown, boolean> }>()
  return ({ openingHours, timeZone }) => {
    const clock = clocks.get(timeZone) ?? { now: localSeconds(now, timeZone), answers: new Map<unknown, boolean>() }
    clocks.set(timeZone, clock)
    const known = clock.answers.get(openingHours)
    if (known !== undefined) return known
    const { open } = openOutlook(readOpeningHours(openingHours), clock.now)
    clock.answers.set(openingHours, open)
    return open
  }
}
