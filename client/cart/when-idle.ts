const LONGEST_WAIT_MS = 2_000

/** Once nothing else is to be done. Returns what calls it off. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(act, { timeout: LONGEST_WAIT_MS })
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(act, 1) // §9: the fallback idle wait is 1 ms
  return () => clearTimeout(timer)
}
