// A copy in the Cache API, with when it was stored. That cache needs a Cache-Control of its own: the visitor's is the route's to say.
const STORED_AT = 'x-edge-stored-at'

export interface StoredCopy {
  response: Response
  /** milliseconds since 1970 */
  storedAt: number
}

export async function lookUpCopy(key: string): Promise<StoredCopy | undefined> {
  // a cache that cannot be read, or a key it does not take, is an empty one
  const stored = await caches.default.match(key).catch(() => undefined)
  if (!stored) return undefined
  const response = new Response(stored.body, stored)
  const storedAt = Number(response.headers.get(STORED_AT))
  for (const name of [STORED_AT, 'Cache-Control']) response.headers.delete(name)
  return { response, storedAt }
}

export async function storeCopy(key: string, { response, storedAt }: StoredCopy, keepMs: number): Promise<void> {
  response.headers.set(STORED_AT, String(storedAt))
  response.headers.set('Cache-Control', `max-age=${keepMs / 1000}`)
  // a cache that does not take it costs a fetch, not a response
  await caches.default.put(key, response).catch(() => undefined)
}

export async function removeCopy(key: string): Promise<void> {
  await caches.default.delete(key).catch(() => false)
}
