// Payloads of pages. A click uses a payload that was prefetched or shown in the last 30 seconds.

import { anySignal } from '#shared/any-signal.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import { type Payload, payloadAddress } from '#shared/navigation/payload.ts'
import { PageNotLoadedError } from './page-failure.ts'

const FRESH_MS = 30_000
/** longer than the worker waits for its backends */
const PAYLOAD_LIMIT_MS = 20_000
const LIMITED = 429

interface PayloadRequest {
  /**
   * The locale of this tab, for addresses without a locale. The cookie is not used, because another
   * tab may have changed it.
   */
  locale?: LocaleCode
  signal?: AbortSignal
}

const cache = new Map<string, { payload: Promise<Payload>; at: number }>()

/** Rejects with a PageNotLoadedError. A failure is not cached. */
export function loadPayload(address: string, request: PayloadRequest = {}): Promise<Payload> {
  // editors must see their latest changes
  if (isPreview(address)) return fetchPayload(address, request)
  const cached = freshPayload(address)
  if (cached) return cached
  const payload = fetchPayload(address, request)
  cache.set(address, { payload, at: Date.now() })
  payload.catch(() => cache.delete(address))
  return payload
}

export function needsPrefetch(address: string): boolean {
  return !isPreview(address) && !freshPayload(address)
}

/** Compares clock times, because timers pause in the back/forward cache and while a machine sleeps. */
function freshPayload(address: string): Promise<Payload> | undefined {
  for (const [each, { at }] of cache) if (Date.now() - at >= FRESH_MS) cache.delete(each)
  return cache.get(address)?.payload
}

function isPreview(address: string): boolean {
  return parsePagePath(new URL(address, location.origin).pathname).preview
}

/** The payload is not validated, because the worker has validated the content. */
async function fetchPayload(address: string, { locale, signal }: PayloadRequest): Promise<Payload> {
  const { pathname, search } = new URL(address, location.origin)
  const [status, text] = await fetch(payloadAddress(pathname.replace(/(.)\/+$/, '$1'), search), {
    headers: locale === undefined ? {} : { 'x-st1-locale': locale },
    signal: signal
      ? anySignal(signal, AbortSignal.timeout(PAYLOAD_LIMIT_MS))
      : AbortSignal.timeout(PAYLOAD_LIMIT_MS),
  })
    .then(async (response) => [response.status, await response.text()] as const)
    .catch((cause: unknown) => {
      throw new PageNotLoadedError({ kind: 'unreachable' }, { cause })
    })
  // a search over the rate limit: its page says so, and may be loaded again soon
  if (status === LIMITED) cache.delete(address)
  else if (status !== 200) throw new PageNotLoadedError({ kind: 'siteFailed', status })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new PageNotLoadedError({ kind: 'unreadable' }, { cause })
  }
}
