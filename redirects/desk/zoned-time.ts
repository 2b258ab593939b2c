const MINUTE_MS = 60_000

/** The time of a zone as an `<input type="datetime-local">` has it: 2026-11-25T14:00. */
export function zonedText(at: number, timeZone: string): string {
  // Swedish dates are ISO dates
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .replace(' ', 'T')
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
  return Date.parse(`${zonedText(at, timeZone)}Z`) - Math.floor(at / MINUTE_MS) * MINUTE_MS
}
