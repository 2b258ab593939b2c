const FALLBACK_WAIT_MS = 1 // §9
const LONGEST_WAIT_MS = 50 // §9

/** Once nothing else is to be done, or after 50 ms: what waits for it may be pressed for any moment. Returns what calls it off. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(act, { timeout: LONGEST_WAIT_MS })
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(act, FALLBACK_WAIT_MS)
  return () => clearTimeout(timer)
}
