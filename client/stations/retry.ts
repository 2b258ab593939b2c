/** §9, maps script retries: 3, with growing delay (§7). */
const MAP_RETRY_DELAYS_MS = [1_000, 2_000, 4_000]

/** Tries again after a delay; rejects with the last error. `signal` ends the delay. */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (const delayMs of MAP_RETRY_DELAYS_MS) {
    try {
      return await attempt()
    } catch {
      // only the last error is reported
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      signal?.throwIfAborted()
    }
  }
  return attempt()
}
