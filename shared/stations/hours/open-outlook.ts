import { dayOf } from '../../time/local-moment.ts'
import { isWholeDay, type OpeningHours } from './read-opening-hours.ts'

export interface OpenOutlook {
  open: boolean
  /**
   * the next closing or opening time, if known: in local seconds, and as written in the opening
   * hours
   */
  change?: { at: number; text: string }
}

const DAY_SECONDS = 86_400

/**
 * Whether it is open at a local time of the station (localSeconds), and the next change. Touching
 * and overlapping ranges are joined, also over midnight.
 */
export function openOutlook({ aroundTheClock, days }: OpeningHours, now: number): OpenOutlook {
  if (aroundTheClock && !days.some(({ day, ranges }) => day === dayOf(now) && !isWholeDay(ranges)))
    return { open: true }
  let closing: OpenOutlook['change']
  for (const { day, ranges = [] } of days) {
    for (const { from, to, start, end } of ranges) {
      const [opens, closes] = [day * DAY_SECONDS + from, day * DAY_SECONDS + to]
      if (closes <= now) continue
      if (opens > (closing?.at ?? now))
        return closing
          ? { open: true, change: closing }
          : { open: false, change: { at: opens, text: start } }
      if (!closing || closes > closing.at) closing = { at: closes, text: end }
    }
  }
  return closing ? { open: true, change: closing } : { open: false }
}
