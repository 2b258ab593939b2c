/** What a version of the worker came to while it was watched. */
export interface VersionFigures {
  requests: number
  /** responses of 500 and above */
  failures: number
  /** errors that browsers reported for its build */
  browserErrors: number
}

/** Below this many requests nothing is said. */
const MIN_REQUESTS = 50
/** Fewer are no wave: a scanner or one visitor's extension makes them. */
const MIN_FAILURES = 5
/** With that many of the version before, one that has none does not run: 5 % of them would be enough to say something. */
const MANY_REQUESTS = 20 * MIN_REQUESTS
/** A rate may be half as much again as the one before, and half a percent of the requests: noise. */
const TOLERANCE = 1.5
const NOISE = 0.005

/** Whether the new version may get more visitors. `too-little`: nobody can say yet. */
export function compareVersions(before: VersionFigures, after: VersionFigures): { verdict: 'good' | 'worse' | 'too-little'; why: string } {
  if (after.requests === 0 && before.requests >= MANY_REQUESTS) return { verdict: 'worse', why: 'it answers nothing' }
  if (after.requests < MIN_REQUESTS) return { verdict: 'too-little', why: `only ${after.requests} requests so far` }
  const rates = [
    { name: '5xx', count: after.failures, was: rate(before, 'failures'), is: rate(after, 'failures') },
    { name: 'browser errors', count: after.browserErrors, was: rate(before, 'browserErrors'), is: rate(after, 'browserErrors') },
  ]
  const why = rates.map(({ name, was, is }) => `${name} ${percent(is)} of requests, ${percent(was)} before`).join('; ')
  return { verdict: rates.some(({ count, was, is }) => count >= MIN_FAILURES && is > was * TOLERANCE + NOISE) ? 'worse' : 'good', why }
}

function rate(figures: VersionFigures, of: 'failures' | 'browserErrors'): number {
  return figures[of] / Math.max(figures.requests, 1)
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(2)} %`
}
