// The local time of a time zone, computed with Temporal or, where it is missing, with Intl. Local
// seconds count from 1970-01-01 00:00 as if every day had 24 hours, so that ranges over midnight
// need no offset. This file handles the two days a year when the clocks change.

const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3600
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/**
 * The time zone of the default locale, for a browser that does not know a station's zone. The edge
 * accepts only zones that it knows (station.ts).
 */
const FALLBACK_ZONE = 'Europe/Helsinki'

// cached per time zone, because creating a format is slower than using it a thousand times
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Local seconds in the zone. In autumn, one hour occurs twice. The second time, the result stays at
 * the end of that hour, so that a station that closed at 02:30 does not open again at 02:00.
 */
export function localSeconds(now: Date, timeZone: string): number {
  const wall = wallSeconds(now.getTime(), timeZone)
  const comesAgain = wallSeconds(now.getTime() - HOUR_MS, timeZone) === wall
  return comesAgain ? (Math.floor(wall / HOUR_SECONDS) + 1) * HOUR_SECONDS - 1 : wall
}

/** The same local time, or the next existing one when the clock skips it in spring: 02:30 → 03:00. */
export function existingWallTime(wall: number, timeZone: string): number {
  const asUtc = wall * 1000
  const before = wallSeconds(asUtc - DAY_MS, timeZone) * 1000 - (asUtc - DAY_MS)
  const after = wallSeconds(asUtc + DAY_MS, timeZone) * 1000 - (asUtc + DAY_MS)
  if (before === after) return wall
  if (
    wallSeconds(asUtc - before, timeZone) === wall ||
    wallSeconds(asUtc - after, timeZone) === wall
  )
    return wall
  return Math.floor(wallSeconds(asUtc - before, timeZone) / HOUR_SECONDS) * HOUR_SECONDS
}

export function dayOf(wall: number): number {
  return Math.floor(wall / DAY_SECONDS)
}

const WEEKDAYS = [7, 1, 2, 3, 4, 5, 6] as const

/** The weekday of a yyyy-MM-dd: Monday 1 … Sunday 7. */
export function weekdayOf(date: string): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[new Date(date).getUTCDay()] ?? 7
}

function wallSeconds(instant: number, timeZone: string): number {
  // Temporal first, because a phone needs a tenth of a second for the first format of Intl.
  return typeof Temporal === 'undefined'
    ? wallSecondsOfIntl(instant, timeZone)
    : wallSecondsOfTemporal(instant, timeZone)
}

function wallSecondsOfTemporal(instant: number, timeZone: string): number {
  return Math.floor(
    (instant + offsetMs(Temporal.Instant.fromEpochMilliseconds(instant), timeZone)) / 1000,
  )
}

function offsetMs(instant: Temporal.Instant, timeZone: string): number {
  try {
    return instant.toZonedDateTimeISO(timeZone).offsetNanoseconds / 1_000_000
  } catch {
    return offsetMs(instant, FALLBACK_ZONE) // Temporal does not know the zone
  }
}

function wallSecondsOfIntl(instant: number, timeZone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(instant))
    parts[type] = Number(value)
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
    // digits only: 22/11/2026, 09:05:00
    return new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
  } catch {
    return createFormat(FALLBACK_ZONE) // Intl does not know the zone
  }
}
