/** Machines' clocks differ by less, and requests that overlap were begun within it. */
const CLOCK_SKEW_MS = 5_000

/** Whether `at` is less than `ms` ago. A time in the future comes from a clock that was ahead and has been corrected: it is not recent. */
export function isRecent(at: number, ms: number, now: number): boolean {
  return now - at < ms && at - now < CLOCK_SKEW_MS
}
