const LOAD_LIMIT_MS = 15_000

/** A file that the map needs. Rejects when it cannot be loaded in time. */
export async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LOAD_LIMIT_MS) })
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`)
  return response.json()
}
