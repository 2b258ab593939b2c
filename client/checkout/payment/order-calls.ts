// The two calls of a purchase: orders/initialize and orders/complete. Both are safe to repeat: the backend makes and delivers one order.
import { ENDPOINTS, type EndpointKey, proxyAddress, readErrorCode } from '#shared/contract/endpoints.ts'
import { type Order, readOrder, readStartedOrder } from '#shared/contract/order.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

/** What the calls need of the browser; tests have networks that fail. */
export interface Network {
  fetch: (address: string, init: RequestInit) => Promise<Response>
  wait: (ms: number) => Promise<void>
}

export const BROWSER: Network = {
  fetch: (...call) => fetch(...call),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

export type SentOrder =
  | { kind: 'made'; orderId: string; paymentUrl: string }
  /** the key has been used for another body (docs/contract.md) */
  | { kind: 'keyReused' }
  /** the backend understood, and makes no order of this */
  | { kind: 'refused' }
  /** the visitor has tried too often: to be sent again later, with the same key */
  | { kind: 'limited' }
  /** no response that can be trusted: the order may have been made */
  | { kind: 'unanswered' }

export type CompletedOrder = { kind: 'order'; order: Order } | { kind: 'refused' } | { kind: 'unreachable' }

export type OrderReturn = NonNullable<ReturnType<typeof readReturn>>

const LIMITED = 429
/** 4xx that speak of the moment, not of the order: timeout, still being handled, too early */
const TEMPORARY = [408, 409, 425]
/** beyond the proxy's own limit: its response is better than none */
const EXTRA_TIME_MS = 2_000

export async function sendOrder(body: string, key: string, locale: LocaleCode, network: Network): Promise<SentOrder> {
  const headers = { 'x-st1-locale': locale, 'idempotency-key': key }
  const sent = await post('order', { body, headers, retryAfterMs: [500, 1_500, 3_000, 6_000], read: readSent }, network)
  return sent ?? { kind: 'unanswered' }
}

function readSent(status: number, answer: unknown): SentOrder | undefined {
  if (status === LIMITED) return { kind: 'limited' }
  if (answer === undefined) return undefined
  if (status >= 400) return { kind: readErrorCode(answer) === 'IDEMPOTENCY_KEY_REUSED' ? 'keyReused' : 'refused' }
  const order = readStartedOrder(answer)
  return order && { kind: 'made', ...order }
}

/** '?orderId=…&signature=…' of the return from the payment page; whatever else is in its address is not believed. Undefined when one is missing or too long. */
export function readReturn(search: string) {
  const query = new URLSearchParams(search)
  const [orderId, signature] = [query.get('orderId'), query.get('signature')]
  return orderId && orderId.length <= 100 && signature && signature.length <= 500 ? { orderId, signature } : undefined
}

export async function completeOrder(back: OrderReturn, locale: LocaleCode, network = BROWSER): Promise<CompletedOrder> {
  function read(status: number, answer: unknown): CompletedOrder | undefined {
    if (status === LIMITED) return undefined
    if (status >= 400) return { kind: 'refused' }
    const order = readOrder(answer)
    return order?.orderId === back.orderId ? { kind: 'order', order } : undefined
  }
  const headers = { 'x-st1-locale': locale }
  const completed = await post('complete', { body: JSON.stringify(back), headers, retryAfterMs: [700, 2_000], read }, network)
  return completed ?? { kind: 'unreachable' }
}

interface Post<T> {
  body: string
  headers: Record<string, string>
  /** one more try after each of them */
  retryAfterMs: number[]
  /** undefined: try again; `answer` is undefined when it is no JSON */
  read: (status: number, answer: unknown) => T | undefined
}

async function post<T>(key: EndpointKey, { body, headers, retryAfterMs, read }: Post<T>, { fetch, wait }: Network): Promise<T | undefined> {
  async function attempt(): Promise<T | undefined> {
    const signal = AbortSignal.timeout(ENDPOINTS[key].timeLimitMs + EXTRA_TIME_MS)
    const json = { 'content-type': 'application/json' }
    const response = await fetch(proxyAddress(key), { method: 'POST', headers: { ...json, ...headers }, body, signal })
    // always read: an unread body would keep the request open in the browser
    const answer: unknown = await response.json().catch(() => undefined)
    const { status } = response
    return status >= 500 || TEMPORARY.includes(status) ? undefined : read(status, answer)
  }

  for (const delay of [0, ...retryAfterMs]) {
    if (delay > 0) await wait(delay)
    // no network, no time left, or the response was lost
    const result = await attempt().catch(() => undefined)
    if (result !== undefined) return result
  }
  return undefined
}
