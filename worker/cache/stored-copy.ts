// A copy in the Cache API with the time of storing. The Cache API needs a Cache-Control; the one
// for visitors is set by the route.

import { withinLimit } from '../within-limit.ts'

const STORED_AT = 'x-edge-stored-at'
/** A slower answer of the Cache API counts as a miss. */
export const LOOK_UP_LIMIT_MS = 1_000

export interface StoredCopy {
  response: Response
  /** milliseconds since 1970 */
  storedAt: number
}

/** undefined when there is no copy, or when the cache failed or was too slow. */
export async function lookUpCopy(key: string): Promise<StoredCopy | undefined> {
  return withinLimit(readCopy(key), LOOK_UP_LIMIT_MS).catch(() => undefined)
}

async function readCopy(key: string): Promise<StoredCopy | undefined> {
  const stored = await caches.default.match(key)
  if (!stored) return undefined
  const response = new Response(stored.body, stored)
  const storedAt = Number(response.headers.get(STORED_AT))
  for (const name of [STORED_AT, 'Cache-Control']) response.headers.delete(name)
  return { response, storedAt }
}

export async function storeCopy(
  key: string,
  { response, storedAt }: StoredCopy,
  keepMs: number,
): Promise<void> {
  response.headers.set(STORED_AT, String(storedAt))
  response.headers.set('Cache-Control', `max-age=${keepMs / 1000}`)
  // if storing fails, the next request fetches again
  await caches.default.put(key, response).catch(() => undefined)
}

export async function removeCopy(key: string): Promise<void> {
  await caches.default.delete(key).catch(() => false)
}
