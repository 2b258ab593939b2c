/** Something that was asked of the content service: its last good answer, when it was last asked for, and how often in a row in vain. */
export interface Part<Value> {
  value?: Value
  /** milliseconds since 1970 */
  askedAt: number
  failures: number
}

const HOUR_MS = 3_600_000
const FIRST_RETRY_MS = 60_000

/** When it is to be asked for again: at once what never was; after an hour; after a failure sooner, and each time later. */
export function dueAt(part: Part<unknown> | undefined): number {
  if (!part) return 0
  return part.askedAt + (part.failures === 0 ? HOUR_MS : Math.min(HOUR_MS, FIRST_RETRY_MS * 2 ** (part.failures - 1)))
}

export function isDue(part: Part<unknown> | undefined, now: number): boolean {
  return now >= dueAt(part)
}

/** The part as it is while it is not due; else asked for anew. `ask` comes to undefined when it fails: what is good is kept. */
export async function renewedPart<Value>(
  part: Part<Value> | undefined,
  now: number,
  ask: () => Promise<Value | undefined>,
): Promise<Part<Value>> {
  if (part && !isDue(part, now)) return part
  const value = await ask()
  return value === undefined ? { ...part, askedAt: now, failures: (part?.failures ?? 0) + 1 } : { value, askedAt: now, failures: 0 }
}
