// The edge's shared cache over the Cache API, which knows neither stale-while-revalidate nor stale-if-error: both are here.
import type { LocaleCode } from '#shared/locale/locales.ts'
import { log, loggableReason } from '../log.ts'
import { withinLimit } from '../within-limit.ts'
import { lookUpCopy, removeCopy, storeCopy } from './stored-copy.ts'

export const FRESH_MS = 60_000
/** the visitor gets the old copy at once, the new one is fetched behind his back */
export const STALE_WHILE_REVALIDATE_MS = 60 * 60_000
/** an older copy is sent when the new one fails, or is not there within LOOK_LIMIT_MS */
export const STALE_IF_ERROR_MS = 7 * 24 * 60 * 60_000
/** how long a visitor waits for news when there is something to show him: a service that hangs costs no more, and only the first visitor */
export const LOOK_LIMIT_MS = 500
/** one renewal at a time is enough; after this long one counts as dead */
const RENEWAL_DEAD_MS = 15_000

/**
 * What a producer made. `ready` replaces the copy, or removes it when it may not be stored. `broken` is worse than the last good
 * copy, which is sent instead while there is one (stale-if-error).
 */
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

/** Module state: when this isolate began to renew a key, so that a busy page is not renewed by every visitor at once. */
const renewals = new Map<string, number>()

export async function fromEdgeCache(request: EdgeCacheRequest): Promise<{ response: Response; status: CacheStatus }> {
  const { key, now, freshMs = FRESH_MS } = request
  const copy = await lookUpCopy(key)
  const age = copy ? now - copy.storedAt : Infinity
  if (!copy || age >= STALE_IF_ERROR_MS) {
    const { kind, response } = await renew(request)
    return { response, status: kind === 'ready' ? 'miss' : 'error' }
  }
  if (age < freshMs) return { response: copy.response, status: 'fresh' }
  const renewal = renewBehind(request)
  if (age < Math.max(freshMs, STALE_WHILE_REVALIDATE_MS)) return { response: copy.response, status: 'stale' }
  const produced = renewal && (await withinLimit(renewal, LOOK_LIMIT_MS))
  if (produced?.kind === 'ready') return { response: produced.response, status: 'miss' }
  return { response: copy.response, status: 'stale-on-error' }
}

/** One key of the shared cache. Whatever makes two answers differ must stand in it. */
export function edgeCacheKey(parts: { buildId: string; locale: LocaleCode; kind: string; path: string; query?: string }): string {
  const { buildId, locale, kind, path, query = '' } = parts
  return `https://edge-cache.invalid/${buildId}/${kind}/${locale}/${encodeURIComponent(path)}?${query}`
}

async function renew({ key, now, produce, waitUntil }: EdgeCacheRequest): Promise<Produced> {
  const produced = await produce()
  if (produced.kind === 'broken') return produced
  waitUntil(produced.storable ? storeCopy(key, produced.response.clone(), now, STALE_IF_ERROR_MS) : removeCopy(key))
  return produced
}

/** undefined while this isolate is at it already. It goes on when the visitor no longer waits for it. */
function renewBehind(request: EdgeCacheRequest): Promise<Produced | undefined> | undefined {
  if (request.now - (renewals.get(request.key) ?? -Infinity) <= RENEWAL_DEAD_MS) return undefined
  renewals.set(request.key, request.now)
  const renewal = renewAndLog(request)
  request.waitUntil(renewal)
  return renewal
}

async function renewAndLog(request: EdgeCacheRequest): Promise<Produced | undefined> {
  try {
    return await renew(request)
  } catch (error) {
    // the visitor has his copy; the next one tries again
    log('error', 'renewal-failed', { reason: loggableReason(error) })
    return undefined
  } finally {
    renewals.delete(request.key)
  }
}
