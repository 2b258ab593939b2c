import { localSeconds } from './local-moment.ts'
import { openOutlook } from './open-outlook.ts'
import { readOpeningHours } from './read-opening-hours.ts'
import type { StationTable } from './station-table.ts'

type Timed = Pick<StationTable, 'openingHours' | 'timeZone'>

/** Which of many stations are open at a moment. Stations that share a week (pack-weeks.ts) are looked at once, a zone's clock is read once. */
export function openNowCheck(now: Date): (stations: Timed, index: number) => boolean {
  const clocks = new Map<string, { now: number; answers: Map<unknown, boolean> }>()
  return (stations, index) => {
    const openingHours = stations.openingHours(index)
    const timeZone = stations.timeZone(index)
    const clock = clocks.get(timeZone) ?? { now: localSeconds(now, timeZone), answers: new Map<unknown, boolean>() }
    clocks.set(timeZone, clock)
    const known = clock.answers.get(openingHours)
    if (known !== undefined) return known
    const { open } = openOutlook(readOpeningHours(openingHours), clock.now)
    clock.answers.set(openingHours, open)
    return open
  }
}
