import { ENDPOINTS, proxyAddress } from '#shared/contract/endpoints.ts'
import { type Order, readOrder } from '#shared/contract/order.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

/** What the return from the payment page is worth: whatever else stands in the address is not believed. */
export type OrderAnswer = { kind: 'order'; order: Order } | { kind: 'refused' } | { kind: 'unreachable' }

export interface OrderReturn {
  orderId: string
  signature: string
}

interface AskMeans {
  locale: LocaleCode
  fetch: (address: string, init: RequestInit) => Promise<Response>
  wait: (ms: number) => Promise<void>
}

/** Asked again after these, before the visitor is told that nobody answers. */
const RETRY_AFTER_MS = [700, 2_000]
/** 4xx that speak of the moment, not of the order */
const PASSING_STATUSES = [408, 409, 425, 429]
/** beyond the proxy's own limit: its word is better than none */
const TIME_LIMIT_MS = ENDPOINTS.complete.timeLimitMs + 2_000

/** '?orderId=…&signature=…' of the return; undefined when one of them is missing or beyond all measure. */
export function readReturn(search: string): OrderReturn | undefined {
  const query = new URLSearchParams(search)
  const [orderId = '', signature = ''] = [query.get('orderId') ?? '', query.get('signature') ?? '']
  const isReadable = orderId !== '' && orderId.length <= 100 && signature !== '' && signature.length <= 500
  return isReadable ? { orderId, signature } : undefined
}

/** Completes the order: the same answer however often it is asked, and delivered once (contract.md). */
export async function askOrder(back: OrderReturn, { locale, fetch, wait }: AskMeans): Promise<OrderAnswer> {
  for (const delay of [...RETRY_AFTER_MS, undefined]) {
    const answer = await askOnce(back, locale, fetch)
    if (answer.kind !== 'unreachable') return answer
    if (delay !== undefined) await wait(delay)
  }
  return { kind: 'unreachable' }
}

async function askOnce(back: OrderReturn, locale: LocaleCode, fetch: AskMeans['fetch']): Promise<OrderAnswer> {
  try {
    const response = await fetch(proxyAddress('complete'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-st1-locale': locale },
      body: JSON.stringify(back),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    // always read: a body that is not keeps the request open in the browser
    const body: unknown = await response.json().catch(() => undefined)
    const { status } = response
    if (status >= 400 && status < 500 && !PASSING_STATUSES.includes(status)) return { kind: 'refused' }
    const order = response.ok ? readOrder(body) : undefined
    return order?.orderId === back.orderId ? { kind: 'order', order } : { kind: 'unreachable' }
  } catch {
    return { kind: 'unreachable' } // no network, no time left, or an answer cut off
  }
}
