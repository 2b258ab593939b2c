// A moment on the wall clock of a time zone, from Intl alone. Wall-clock seconds are counted from 1970-01-01 00:00 as if every day had 24 hours,
// so that ranges over midnight join without knowing an offset; the two days a year that differ are settled here.

const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3600
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** The default locale's country keeps this clock; a station's zone is one that the edge knows (shared/contract/station.ts), an older browser may not. */
const FALLBACK_ZONE = 'Europe/Helsinki'

// making a format costs more than using it a thousand times; there are as many as stations have zones
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Wall-clock seconds in the zone. In autumn the hour that comes twice counts once: the second time round, every wall time in it has
 * passed, so nothing that closed at 02:30 opens again at 02:00.
 */
export function localSeconds(now: Date, timeZone: string): number {
  const wall = wallSeconds(now.getTime(), timeZone)
  const comesAgain = wallSeconds(now.getTime() - HOUR_MS, timeZone) === wall
  return comesAgain ? (Math.floor(wall / HOUR_SECONDS) + 1) * HOUR_SECONDS - 1 : wall
}

/** The wall time itself, or where the clock jumps to when it is one that spring skips: 02:30 → 03:00. */
export function existingWallTime(wall: number, timeZone: string): number {
  const asUtc = wall * 1000
  const before = wallSeconds(asUtc - DAY_MS, timeZone) * 1000 - (asUtc - DAY_MS)
  const after = wallSeconds(asUtc + DAY_MS, timeZone) * 1000 - (asUtc + DAY_MS)
  if (before === after) return wall
  if (wallSeconds(asUtc - before, timeZone) === wall || wallSeconds(asUtc - after, timeZone) === wall) return wall
  return Math.floor(wallSeconds(asUtc - before, timeZone) / HOUR_SECONDS) * HOUR_SECONDS
}

/** When a yyyy-MM-dd begins in the zone, or the day so many days later: milliseconds since 1970. */
export function startOfDay(date: string, timeZone: string, daysLater = 0): number {
  const midnight = Date.parse(date) + daysLater * DAY_MS
  const offsetAt = (instant: number) => wallSeconds(instant, timeZone) * 1000 - instant
  // the offset at UTC's midnight may be that of the other side of a change
  return midnight - offsetAt(midnight - offsetAt(midnight))
}

export function dayOf(wall: number): number {
  return Math.floor(wall / DAY_SECONDS)
}

const WEEKDAYS = [7, 1, 2, 3, 4, 5, 6] as const

/** Of a yyyy-MM-dd: Monday 1 … Sunday 7. */
export function weekdayOf(date: string): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[new Date(date).getUTCDay()] ?? 7
}

function wallSeconds(instant: number, timeZone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? createFormat(timeZone)
  formats.set(timeZone, format)
  return format
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    // in figures alone: 22/11/2026, 09:05:00
    return new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' })
  } catch {
    return createFormat(FALLBACK_ZONE) // Intl knows no such zone
  }
}
