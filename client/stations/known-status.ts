import { type DayLabel, isOpenAroundTheClock, openingRows, openStatusByDay } from './opening-hours.ts'

export interface KnownStatus {
  open: boolean
  time?: string
  day?: DayLabel
  aroundTheClock: boolean
}

/** Open or closed, where the hours tell: a station whose entry for today is missing or malformed is not called closed. */
export function knownStatus(hours: unknown, now: Date, timeZone: string): KnownStatus | undefined {
  const aroundTheClock = isOpenAroundTheClock(hours)
  const status = openStatusByDay(hours, now, timeZone)
  const today = openingRows(hours, now, timeZone).find(({ label }) => label === 'today')
  const isTold = aroundTheClock || status.open || (today !== undefined && today.kind !== 'none')
  return isTold ? { ...status, aroundTheClock } : undefined
}
