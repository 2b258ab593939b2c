// A copy in the Cache API, with its ages, and the visitor's Cache-Control, which that cache would overwrite.
const STORED_AT = 'x-edge-stored-at'
const FRESH_UNTIL = 'x-edge-fresh-until'
const VISITOR_CACHE_CONTROL = 'x-edge-cache-control'

/** All in milliseconds since 1970. */
export interface CopyAges {
  storedAt: number
  freshUntil: number
}

export interface StoredCopy extends CopyAges {
  response: Response
}

export async function lookUpCopy(key: string): Promise<StoredCopy | undefined> {
  // a cache that cannot be read, or a key it does not take, is an empty one
  const stored = await caches.default.match(key).catch(() => undefined)
  if (!stored) return undefined
  const response = new Response(stored.body, stored)
  const { headers } = response
  const copy = { response, storedAt: Number(headers.get(STORED_AT)), freshUntil: Number(headers.get(FRESH_UNTIL)) }
  const cacheControl = headers.get(VISITOR_CACHE_CONTROL)
  for (const name of [STORED_AT, FRESH_UNTIL, VISITOR_CACHE_CONTROL, 'Cache-Control']) headers.delete(name)
  if (cacheControl !== null) headers.set('Cache-Control', cacheControl)
  return copy
}

export async function storeCopy(key: string, response: Response, { storedAt, freshUntil }: CopyAges, keepMs: number): Promise<void> {
  const copy = new Response(response.body, response)
  const cacheControl = copy.headers.get('Cache-Control')
  if (cacheControl !== null) copy.headers.set(VISITOR_CACHE_CONTROL, cacheControl)
  copy.headers.set(STORED_AT, String(storedAt))
  copy.headers.set(FRESH_UNTIL, String(freshUntil))
  copy.headers.set('Cache-Control', `max-age=${keepMs / 1000}`)
  copy.headers.delete('Set-Cookie') // a cached response never carries a visitor's cookie
  // a cache that does not take it costs a fetch, not a response
  await caches.default.put(key, copy).catch(() => undefined)
}

export async function removeCopy(key: string): Promise<void> {
  await caches.default.delete(key).catch(() => false)
}
