/** Clocks of machines, and start times of concurrent requests, differ by less. */
const CLOCK_SKEW_MS = 5_000

/**
 * Whether `at` is less than `ms` ago. A time in the future is not recent: it comes from a clock
 * that has been corrected.
 */
export function isRecent(at: number, ms: number, now: number): boolean {
  return now - at < ms && at - now < CLOCK_SKEW_MS
}
