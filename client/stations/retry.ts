/** §9, maps script retries: 3, with growing delay (§7). */
export const MAP_RETRY_DELAYS_MS = [1_000, 2_000, 4_000]

/** Tries, waits and tries again; rejects with the last failure. `signal` ends the waiting. */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  { delaysMs = MAP_RETRY_DELAYS_MS, signal, wait = waitFor }: { delaysMs?: number[]; signal?: AbortSignal; wait?: typeof waitFor } = {},
): Promise<Result> {
  for (const delayMs of delaysMs) {
    try {
      return await attempt()
    } catch {
      // only the last failure is reported
      await wait(delayMs)
      signal?.throwIfAborted()
    }
  }
  return attempt()
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
