// Stale-while-revalidate and stale-if-error over the Cache API. The caller says what to fetch and for how long it is used.
import type { LoadContext } from '../load-context.ts'
import { log, loggableReason } from '../log.ts'
import { withinLimit } from '../within-limit.ts'
import { type Fetched, findFailure, hasFailed, rememberFetched } from './fetched.ts'
import { type CopyAges, lookUpCopy, removeCopy, storeCopy, type StoredCopy } from './stored-copy.ts'

/** How long a copy is used, counted from when it was stored. */
export interface Lifetimes {
  /** sent as it is */
  freshMs: number
  /** stale-while-revalidate: sent at once, and renewed in the background */
  staleMs: number
  /** stale-if-error: sent when the new one fails, or is not there within NEWS_LIMIT_MS */
  keepMs: number
}

const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS
export const LIFETIMES: Lifetimes = { freshMs: MINUTE_MS, staleMs: 60 * MINUTE_MS, keepMs: 7 * DAY_MS }
/** How long a visitor waits for a newer copy than the one there is. */
const NEWS_LIMIT_MS = 150
/** The platform ends background work after this long. */
const RENEWAL_DEAD_MS = 30_000

export type CacheStatus = 'fresh' | 'stale' | 'miss' | 'error' | 'stale-on-error' | 'bypass'

export interface CacheRequest {
  /** whatever makes two responses differ stands in it (cacheKey) */
  key: string
  /** `copy` only with `incremental` */
  fetch: (copy?: Response) => Promise<Fetched>
  lifetimes?: Lifetimes
  /** for how long what is not `ready` is not fetched again; by default as long as it took */
  failedMs?: number
  /** made out of its last copy, by one request at a time: meanwhile the others get what there is */
  incremental?: boolean
}

export interface Cached extends Partial<CopyAges> {
  response: Response
  status: CacheStatus
}

/** Module state: when this isolate began to renew a key, so that not every visitor of a busy page renews it. */
const renewals = new Map<string, number>()

export async function cached(context: LoadContext, request: CacheRequest): Promise<Cached> {
  if (context.preview) return { response: (await request.fetch()).response, status: 'bypass' }
  const { key, lifetimes = LIFETIMES, incremental } = request
  const copy = await lookUpCopy(key)
  const age = copy ? context.now - copy.storedAt : Infinity
  if (!copy || age >= lifetimes.keepMs) {
    if (incremental && isRenewing(key, context.now)) return { response: new Response(null, { status: 503 }), status: 'error' }
    return asCached(context, request, await renew(context, request, copy))
  }
  if (context.now < copy.freshUntil) return { ...copy, status: 'fresh' }
  const renewal = renewInBackground(context, request, copy)
  if (age < lifetimes.staleMs) return { ...copy, status: hasFailed(key) ? 'stale-on-error' : 'stale' }
  const renewed = renewal && (await withinLimit(renewal, NEWS_LIMIT_MS))
  return renewed && renewed.kind !== 'broken' ? asCached(context, request, renewed) : { ...copy, status: 'stale-on-error' }
}

/** A key of the shared cache. Every backend has its own copies. */
export function cacheKey({ config, locale }: LoadContext, kind: string, path = ''): string {
  return `https://edge-cache.invalid/${kind}/${locale}/${encodeURIComponent(path)}?${encodeURIComponent(config.BACKEND_URL)}`
}

function asCached(context: LoadContext, request: CacheRequest, fetched: Fetched): Cached {
  const { kind, response } = fetched
  return { response, status: kind === 'broken' ? 'error' : 'miss', ...(kind === 'ready' && agesOf(context, request, fetched)) }
}

function agesOf({ now }: LoadContext, { lifetimes = LIFETIMES }: CacheRequest, { freshUntil }: Fetched): CopyAges {
  return { storedAt: now, freshUntil: freshUntil ?? now + lifetimes.freshMs }
}

async function renew(context: LoadContext, request: CacheRequest, copy: StoredCopy | undefined): Promise<Fetched> {
  const { key, lifetimes = LIFETIMES, failedMs, incremental } = request
  const failure = findFailure(key, context.now)
  if (failure) return failure
  renewals.set(key, context.now)
  try {
    const began = Date.now()
    const fetched = await request.fetch(incremental ? copy?.response.clone() : undefined)
    await rememberFetched(key, fetched, began, failedMs)
    if (fetched.kind === 'ready')
      context.waitUntil(storeCopy(key, fetched.response.clone(), agesOf(context, request, fetched), lifetimes.keepMs))
    if (fetched.kind === 'unstored' && copy) context.waitUntil(removeCopy(key))
    return fetched
  } finally {
    renewals.delete(key)
  }
}

/** undefined while this isolate is renewing the key already. It goes on when the visitor no longer waits for it. */
function renewInBackground(context: LoadContext, request: CacheRequest, copy: StoredCopy): Promise<Fetched | undefined> | undefined {
  if (isRenewing(request.key, context.now)) return undefined
  // the visitor has the copy; the next one tries again
  const renewal = renew(context, request, copy).catch((error: unknown) => {
    log('error', 'renewal-failed', { reason: loggableReason(error) })
    return undefined
  })
  context.waitUntil(renewal)
  return renewal
}

function isRenewing(key: string, now: number): boolean {
  return now - (renewals.get(key) ?? -Infinity) <= RENEWAL_DEAD_MS
}
