import type { OpeningHours } from './read-opening-hours.ts'

export interface OpenOutlook {
  open: boolean
  /** when it closes, or opens, as far as the entries tell: wall-clock seconds and the time as the hours write it */
  change?: { at: number; text: string }
}

const DAY_SECONDS = 86_400

/** Open or not at a moment of the station's wall clock (localSeconds), and what comes next. Ranges that touch or overlap are one, also over midnight. */
export function openOutlook({ aroundTheClock, days }: OpeningHours, now: number): OpenOutlook {
  if (aroundTheClock) return { open: true }
  let closing: OpenOutlook['change']
  for (const { day, ranges = [] } of days) {
    for (const { from, to, start, end } of ranges) {
      const [opens, closes] = [day * DAY_SECONDS + from, day * DAY_SECONDS + to]
      if (closes <= now) continue
      if (opens > (closing?.at ?? now))
        return closing ? { open: true, change: closing } : { open: false, change: { at: opens, text: start } }
      if (!closing || closes > closing.at) closing = { at: closes, text: end }
    }
  }
  return closing ? { open: true, change: closing } : { open: false }
}
