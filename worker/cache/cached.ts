// Stale-while-revalidate and stale-if-error with the Cache API. The caller says how to fetch, and
// how long a copy is used.

import { isRecent } from '../is-recent.ts'
import type { LoadContext } from '../load-context.ts'
import { log, loggableReason } from '../log.ts'
import { withinLimit } from '../within-limit.ts'
import { createMemo } from './memo.ts'
import { purgedAt } from './purged-at.ts'
import { lookUpCopy, removeCopy, storeCopy, type StoredCopy } from './stored-copy.ts'

/** How long a copy is used after it was stored. */
export interface Lifetimes {
  /** sent without renewal */
  freshMs: number
  /** stale-while-revalidate: sent at once and renewed in the background */
  staleMs: number
  /** sent when the renewal takes longer than RENEWAL_LIMIT_MS (stale), or fails (stale-if-error) */
  keepMs: number
}

const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS
export const LIFETIMES: Lifetimes = {
  freshMs: MINUTE_MS,
  staleMs: 60 * MINUTE_MS,
  keepMs: 7 * DAY_MS,
}
/** How long a visitor waits for the renewal of a copy older than `staleMs`. */
const RENEWAL_LIMIT_MS = 150
/** The platform stops background work after this time. */
const RENEWAL_DEAD_MS = 30_000
/** A fetch that fails in less than this time is repeated with the next request. */
const QUICK_MS = 250
const MAX_ATTEMPTS_BYTES = 2 * 1024 * 1024

export type CacheStatus = 'fresh' | 'stale' | 'miss' | 'error' | 'stale-on-error' | 'bypass'

/**
 * The result of a fetch, with status and headers. `ready` is stored. `unstored` (personal) and
 * `gone` are sent and the older copy is removed; `gone` is not fetched again for a minute. Instead
 * of `broken`, the last good copy is sent if there is one.
 */
export interface Fetched extends ResponseInit {
  kind: 'ready' | 'unstored' | 'gone' | 'broken'
  body?: string | BufferSource
}

export interface CacheRequest {
  /** must differ for different responses (cacheKey) */
  key: string
  fetch: () => Promise<Fetched>
  lifetimes?: Lifetimes
  /** no copy is expected: it is not looked up */
  isNew?: boolean
  /**
   * time until the next fetch after `broken` or `unstored`; by default as long as the fetch took
   * after a slow `broken`, else 0
   */
  failedMs?: number
}

export interface Cached {
  /** Creates the response. Not every caller needs it. To be called once. */
  respond: () => Response
  status: CacheStatus
  /** for a stored copy: milliseconds since 1970 */
  storedAt?: number
}

/**
 * A fetch in progress in this isolate, or a failed one that is not repeated within `waitMs` of
 * `at`.
 */
interface Attempt {
  at: number
  waitMs: number
  failed?: Fetched
}

/** Module state, by key. A path may have 2,000 characters, and its key twelve times as many. */
const attempts = createMemo<Attempt>(MAX_ATTEMPTS_BYTES)

export async function cached(context: LoadContext, request: CacheRequest): Promise<Cached> {
  if (isUncached(context)) {
    const fetched = await request.fetch()
    return { respond: () => responseOf(fetched), status: 'bypass' }
  }
  const { key, lifetimes = LIFETIMES, isNew = false } = request
  const copy = isNew ? undefined : await lookUpCopy(key)
  const { now } = context
  if (!copy || now - copy.storedAt >= lifetimes.keepMs) {
    return asCached(context, await renew(context, request, copy))
  }
  if (isRecent(copy.storedAt, lifetimes.freshMs, now)) return ofCopy(copy, 'fresh')
  const renewal = renewInBackground(context, request, copy)
  if (now - copy.storedAt < lifetimes.staleMs) return ofCopy(copy, 'stale')
  const renewed = renewal && (await withinLimit(renewal, RENEWAL_LIMIT_MS))
  // a renewal that is slow, or that another request has begun, has not failed
  if (!renewed) return ofCopy(copy, 'stale')
  return renewed.kind === 'broken' ? ofCopy(copy, 'stale-on-error') : asCached(context, renewed)
}

/** True for previews, and for all requests in development, so that edited content is shown at once. */
export function isUncached({ preview }: Pick<LoadContext, 'preview'>): boolean {
  return preview || import.meta.env.MODE === 'development'
}

/**
 * A key of the edge cache. It contains the backend and the time of the last purge: a purge changes
 * the key, because a data centre cannot remove copies in other data centres. `path` is the page's
 * path, if the copy belongs to a page.
 */
export function cacheKey(context: LoadContext, kind: string, request = '', path?: string): string {
  const { config, locale } = context
  const key = `https://edge-cache.invalid/${kind}/${locale}/${encodeURIComponent(request)}?${encodeURIComponent(config.BACKEND_URL)}`
  const purged = purgedAt(context, kind, path)
  return purged > 0 ? `${key}&purged=${purged}` : key
}

function ofCopy({ response, storedAt }: StoredCopy, status: CacheStatus): Cached {
  return { respond: () => response, status, storedAt }
}

function asCached({ now }: LoadContext, fetched: Fetched): Cached {
  const status = fetched.kind === 'broken' ? 'error' : 'miss'
  return {
    respond: () => responseOf(fetched),
    status,
    ...(fetched.kind === 'ready' && { storedAt: now }),
  }
}

function responseOf(fetched: Fetched): Response {
  return new Response(fetched.body, fetched)
}

async function renew(
  context: LoadContext,
  request: CacheRequest,
  copy: StoredCopy | undefined,
): Promise<Fetched> {
  const { key, lifetimes = LIFETIMES } = request
  const last = attempts.get(key)
  if (last?.failed && isRecent(last.at, last.waitMs, context.now)) return last.failed
  remember(key, { at: context.now, waitMs: RENEWAL_DEAD_MS })
  const began = Date.now()
  try {
    const fetched = await request.fetch()
    const ended = Date.now()
    const waitMs = waitAfter(fetched, request, ended - began)
    if (waitMs > 0) remember(key, { at: ended, waitMs, failed: fetched })
    else attempts.delete(key)
    if (fetched.kind === 'ready')
      context.waitUntil(
        storeCopy(key, { response: responseOf(fetched), storedAt: context.now }, lifetimes.keepMs),
      )
    if ((fetched.kind === 'unstored' || fetched.kind === 'gone') && copy)
      context.waitUntil(removeCopy(key))
    return fetched
  } catch (error) {
    attempts.delete(key)
    throw error
  }
}

function remember(key: string, attempt: Attempt): void {
  const body = attempt.failed?.body ?? ''
  attempts.set(
    key,
    attempt,
    key.length + (typeof body === 'string' ? body.length : body.byteLength),
  )
}

/**
 * After a slow failure, the next fetch waits as long as the failure took, so that a hanging service
 * delays only the first visitor.
 */
function waitAfter({ kind }: Fetched, { failedMs }: CacheRequest, tookMs: number): number {
  if (kind === 'ready') return 0
  // not longer, so that a new page is found soon; not shorter, because dead links are requested
  // often
  if (kind === 'gone') return MINUTE_MS
  return failedMs ?? (kind === 'broken' && tookMs >= QUICK_MS ? tookMs : 0)
}

/**
 * undefined when this isolate is renewing the key already. The renewal continues after the
 * response.
 */
function renewInBackground(
  context: LoadContext,
  request: CacheRequest,
  copy: StoredCopy,
): Promise<Fetched> | undefined {
  if (isUnderWay(request.key, context.now)) return undefined
  // the visitor gets the copy, and the next request retries
  const renewal = renew(context, request, copy).catch((error: unknown): Fetched => {
    log('error', 'renewal-failed', { reason: loggableReason(error) })
    return { kind: 'broken' }
  })
  context.waitUntil(renewal)
  return renewal
}

/** Whether this isolate is renewing the key, so that concurrent requests do not renew it too. */
function isUnderWay(key: string, now: number): boolean {
  const attempt = attempts.get(key)
  return attempt !== undefined && !attempt.failed && isRecent(attempt.at, attempt.waitMs, now)
}
