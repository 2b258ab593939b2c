// A copy in the Cache API, with when it was stored. That cache needs a Cache-Control of its own: the visitor's is the route's to say.
import { withinLimit } from '../within-limit.ts'

const STORED_AT = 'x-edge-stored-at'
/** A slower Cache API counts as empty, as a slow KV does. */
const LOOK_UP_LIMIT_MS = 1_000

export interface StoredCopy {
  response: Response
  /** milliseconds since 1970 */
  storedAt: number
}

/** undefined: there is no copy, or the cache failed or was too slow to give it. */
export async function lookUpCopy(key: string): Promise<StoredCopy | undefined> {
  return withinLimit(readCopy(key), LOOK_UP_LIMIT_MS).catch(() => undefined)
}

async function readCopy(key: string): Promise<StoredCopy | undefined> {
  const stored = await caches.default.match(key)
  if (!stored) return undefined
  // the body, too, comes within the limit
  const response = new Response(await stored.arrayBuffer(), stored)
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
