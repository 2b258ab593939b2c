const FALLBACK_WAIT_MS = 1 // §9
const LONGEST_WAIT_MS = 50 // §9

/** Calls back when the browser is idle, or after 50 ms. Returns the function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS })
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(callback, FALLBACK_WAIT_MS)
  return () => clearTimeout(timer)
}
