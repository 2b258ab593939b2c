// The two calls of a purchase: orders/initialize and orders/complete. Both are idempotent: the
// backend creates and delivers one order.

import { readErrorCode } from '#shared/contract/endpoints.ts'
import { type Order, readOrder, readStartedOrder } from '#shared/contract/order.ts'
import { readRecord, readText } from '#shared/contract/read-values.ts'
import type { OrderRequest } from '#shared/contract/requests.ts'
import { isSwitchedOff } from '#shared/controls/shown-switches.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type Fetch, sendCall } from '../../endpoints/call-endpoint.ts'

/** Tests replace both. */
export interface Network {
  fetch?: Fetch | undefined
  wait?: (ms: number) => Promise<unknown>
}

export type SentOrder =
  | { kind: 'made'; orderId: string; paymentUrl: string }
  /** the key was already used with another body (docs/contract.md) */
  | { kind: 'keyReused' }
  /** an operator has switched orders off; no order was created. `sentence`: the operator's reason */
  | { kind: 'switchedOff'; sentence?: string | undefined }
  /**
   * phoneRefused: no text message can be sent to the number; limited: send again later with the
   * same key; unanswered: no valid response, so the order may exist
   */
  | { kind: 'refused' | 'phoneRefused' | 'limited' | 'unanswered' }

export type CompletedOrder =
  | { kind: 'order'; order: Order }
  | { kind: 'refused' }
  | { kind: 'unreachable' }

export type OrderReturn = NonNullable<ReturnType<typeof readReturn>>

/** The codes of docs/contract.md that the checkout handles. */
const REFUSALS = new Map<string | undefined, 'keyReused' | 'phoneRefused'>([
  ['IDEMPOTENCY_KEY_REUSED', 'keyReused'],
  ['PHONE_NUMBER_REFUSED', 'phoneRefused'],
])

export async function sendOrder(
  request: OrderRequest,
  key: string,
  { fetch, wait }: Network,
): Promise<SentOrder> {
  const options = { headers: { 'idempotency-key': key }, fetch }

  async function send(): Promise<SentOrder | undefined> {
    const { outcome, answer } = await sendCall(
      { key: 'createOrder', body: request },
      request.locale,
      options,
    )
    if (isSwitchedOff(answer))
      return { kind: 'switchedOff', sentence: readText(readRecord(answer)?.['sentence']) }
    if (outcome === 'limited') return { kind: 'limited' }
    if (outcome === 'failed' || answer === undefined) return undefined
    if (outcome === 'refused') return { kind: REFUSALS.get(readErrorCode(answer)) ?? 'refused' }
    const order = readStartedOrder(answer)
    return order && { kind: 'made', ...order }
  }

  return (await untilAnswered(send, [500, 1_500, 3_000, 6_000], wait)) ?? { kind: 'unanswered' }
}

/**
 * Reads '?orderId=…&signature=…' after the payment page. Other parameters are not trusted.
 * Undefined if one is missing or too long.
 */
export function readReturn(search: string) {
  const query = new URLSearchParams(search)
  const [orderId, signature] = [query.get('orderId'), query.get('signature')]
  return orderId && orderId.length <= 100 && signature && signature.length <= 500
    ? { orderId, signature }
    : undefined
}

export async function completeOrder(
  back: OrderReturn,
  locale: LocaleCode,
  { fetch, wait }: Network = {},
): Promise<CompletedOrder> {
  async function complete(): Promise<CompletedOrder | undefined> {
    const { outcome, answer } = await sendCall({ key: 'completeOrder', body: back }, locale, {
      fetch,
    })
    if (outcome === 'refused') return { kind: 'refused' }
    const order = outcome === 'ok' ? readOrder(answer) : undefined
    return order?.orderId === back.orderId ? { kind: 'order', order } : undefined
  }

  return (await untilAnswered(complete, [700, 2_000], wait)) ?? { kind: 'unreachable' }
}

/** Retries after each delay while the call fails, times out or returns undefined. */
async function untilAnswered<T>(
  call: () => Promise<T | undefined>,
  delaysMs: number[],
  wait = browserWait,
): Promise<T | undefined> {
  for (const delayMs of [0, ...delaysMs]) {
    if (delayMs > 0) await wait(delayMs)
    const result = await call().catch(() => undefined)
    if (result !== undefined) return result
  }
  return undefined
}

function browserWait(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
