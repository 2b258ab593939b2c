const MINUTE_MS = 60_000

/** The time of a zone as an `<input type="datetime-local">` has it: 2026-11-25T14:00. */
export function zonedText(at: number, timeZone: string): string {
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16)
}

/** The moment of such a time. undefined: the field is empty or has no valid time. */
export function zonedMoment(text: string, timeZone: string): number | undefined {
  const utc = Date.parse(`${text}Z`)
  if (Number.isNaN(utc)) return undefined
  // the offset at that moment, which is not yet known on the day when the clocks change
  const guess = utc - offsetAt(utc, timeZone)
  return utc - offsetAt(guess, timeZone)
}

/** milliseconds that the zone's clocks are ahead of UTC */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const value = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const local = Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'))
  return local - Math.floor(at / MINUTE_MS) * MINUTE_MS
}
