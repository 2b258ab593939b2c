// The time by the server's clock, because the clock of a device may be wrong. The HTML cannot have
// the time: the edge sends the same HTML for hours. So the time is in the document's header
// `Server-Timing: now;dur=…`. What is kept is the difference of the two clocks, which does not get
// old in the back/forward cache or while the machine sleeps.

let offsetMs = 0

/** Called once, when the page starts: later, the timer of `performance` may have paused in sleep. */
export function startServerClock(): void {
  const [document] = performance.getEntriesByType('navigation')
  if (document) offsetMs = clockOffset(document, performance.now(), Date.now())
}

/** Only after hydration, like `new Date()`. */
export function serverNow(): Date {
  return new Date(Date.now() + offsetMs)
}

/** Below this, the difference may be the time that the response took. */
const LEAST_MS = 30_000

type DocumentTiming = Pick<PerformanceNavigationTiming, 'responseStart' | 'transferSize'> & {
  serverTiming?: readonly Pick<PerformanceServerTiming, 'name' | 'duration'>[]
}

/**
 * Server's clock minus device's clock; 0 if unknown. A document of the HTTP cache or of the saved
 * pages has an old header.
 */
export function clockOffset(
  { responseStart, transferSize, serverTiming = [] }: DocumentTiming,
  sinceStart: number,
  deviceNow: number,
): number {
  const sentAt = serverTiming.find(({ name }) => name === 'now')?.duration
  if (sentAt === undefined || transferSize === 0) return 0
  const offset = sentAt + (sinceStart - responseStart) - deviceNow
  return Math.abs(offset) < LEAST_MS ? 0 : Math.round(offset)
}
