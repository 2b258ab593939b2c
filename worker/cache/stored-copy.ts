// A copy in the Cache API, with what that cache would change or not tell: when it was stored, and the visitor's Cache-Control.
const STORED_AT = 'x-edge-stored-at'
const VISITOR_CACHE_CONTROL = 'x-edge-cache-control'

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
  const cacheControl = response.headers.get(VISITOR_CACHE_CONTROL)
  response.headers.delete(STORED_AT)
  response.headers.delete(VISITOR_CACHE_CONTROL)
  if (cacheControl === null) response.headers.delete('Cache-Control')
  else response.headers.set('Cache-Control', cacheControl)
  return { response, storedAt }
}

export async function storeCopy(key: string, response: Response, now: number, keptMs: number): Promise<void> {
  const copy = new Response(response.body, response)
  const cacheControl = copy.headers.get('Cache-Control')
  if (cacheControl !== null) copy.headers.set(VISITOR_CACHE_CONTROL, cacheControl)
  copy.headers.set(STORED_AT, String(now))
  // what the Cache API goes by; the visitor's own is put back when the copy is sent
  copy.headers.set('Cache-Control', `max-age=${keptMs / 1000}`)
  copy.headers.delete('Set-Cookie') // a cached answer never carries a visitor's cookie
  // a cache that does not take it costs a rendering, not an answer
  await caches.default.put(key, copy).catch(() => undefined)
}

export async function removeCopy(key: string): Promise<void> {
  await caches.default.delete(key).catch(() => false)
}
