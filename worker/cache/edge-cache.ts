// The edge's shared cache over the Cache API, which knows neither stale-while-revalidate nor stale-if-error: both are here.
import type { LocaleCode } from '#shared/locale/locales.ts'

export const FRESH_MS = 60_000
/** the visitor gets the old copy at once, the new one is fetched behind his back */
export const STALE_WHILE_REVALIDATE_MS = 60 * 60_000
/** older copies are only for when the content service fails */
export const STALE_IF_ERROR_MS = 7 * 24 * 60 * 60_000

/** What a producer made. `broken` keeps the last good copy in use (stale-if-error); `ready` that may not be stored removes it. */
export type Produced = { kind: 'ready'; response: Response; storable: boolean } | { kind: 'broken'; response: Response }

export type CacheStatus = 'fresh' | 'stale' | 'miss' | 'error' | 'stale-on-error'

export interface EdgeCacheRequest {
  key: string
  now: number
  /** how long the copy is sent without a second look; FRESH_MS when absent */
  freshMs?: number
  produce: () => Promise<Produced>
  waitUntil: (work: Promise<unknown>) => void
}

const STORED_AT = 'x-edge-stored-at'

export async function fromEdgeCache(request: EdgeCacheRequest): Promise<{ response: Response; status: CacheStatus }> {
  const stored = await lookUp(request.key)
  const age = stored ? request.now - Number(stored.headers.get(STORED_AT)) : Infinity
  if (stored && age < (request.freshMs ?? FRESH_MS)) return { response: withoutMark(stored), status: 'fresh' }
  if (stored && age < STALE_WHILE_REVALIDATE_MS) {
    request.waitUntil(renew(request))
    return { response: withoutMark(stored), status: 'stale' }
  }
  const produced = await renew(request)
  if (produced.kind === 'ready') return { response: produced.response, status: 'miss' }
  if (stored && age < STALE_IF_ERROR_MS) return { response: withoutMark(stored), status: 'stale-on-error' }
  return { response: produced.response, status: 'error' }
}

/** One key of the shared cache. Whatever makes two answers differ must stand in it. */
export function edgeCacheKey(parts: { buildId: string; locale: LocaleCode; kind: string; path: string; query?: string }): string {
  const { buildId, locale, kind, path, query = '' } = parts
  return `https://edge-cache.invalid/${buildId}/${kind}/${locale}/${encodeURIComponent(path)}?${query}`
}

async function renew({ key, now, produce, waitUntil }: EdgeCacheRequest): Promise<Produced> {
  const produced = await produce()
  if (produced.kind === 'broken') return produced
  if (produced.storable) waitUntil(store(key, produced.response.clone(), now))
  else waitUntil(caches.default.delete(key).catch(() => false))
  return produced
}

async function store(key: string, response: Response, now: number): Promise<void> {
  const copy = new Response(response.body, response)
  copy.headers.set(STORED_AT, String(now))
  copy.headers.set('Cache-Control', `max-age=${STALE_IF_ERROR_MS / 1000}`)
  copy.headers.delete('Set-Cookie') // a cached answer never carries a visitor's cookie
  // a cache that does not take it costs a rendering, not an answer
  await caches.default.put(key, copy).catch(() => undefined)
}

async function lookUp(key: string): Promise<Response | undefined> {
  return caches.default.match(key).catch(() => undefined)
}

function withoutMark(stored: Response): Response {
  const response = new Response(stored.body, stored)
  response.headers.delete(STORED_AT)
  return response
}
