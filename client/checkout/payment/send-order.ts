import { proxyAddress, readErrorCode } from '#shared/contract/endpoints.ts'
import { readStartedOrder } from '#shared/contract/order.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

export type SentOrder =
  | { kind: 'made'; orderId: string; paymentUrl: string }
  /** the key has been used for another body (contract.md) */
  | { kind: 'key-reused' }
  /** the backend understood, and makes no order of this */
  | { kind: 'refused' }
  /** the visitor has tried too often: to be sent again later, with the same key */
  | { kind: 'limited' }
  /** no answer that can be trusted: the order may have been made */
  | { kind: 'unknown' }

export interface SendMeans {
  fetch: (address: string, init: RequestInit) => Promise<Response>
  wait: (ms: number) => Promise<void>
}

/** after each of them it is asked once more, with the same key: the backend makes one order of them all */
const RETRY_AFTER_MS = [500, 1_500, 3_000, 6_000]
/** too early, being handled: the answer is still to come */
const ASK_AGAIN = [408, 409, 425]
const LIMITED = 429

/** Asks for the order until there is an answer. Safe to call again with the same key and body, whatever came of it. */
export async function sendOrder(order: { body: string; key: string; locale: LocaleCode }, means: SendMeans): Promise<SentOrder> {
  for (const delay of [...RETRY_AFTER_MS, undefined]) {
    const sent = await sendOnce(order, means)
    if (sent.kind !== 'unknown') return sent
    if (delay !== undefined) await means.wait(delay)
  }
  return { kind: 'unknown' }
}

async function sendOnce(
  { body, key, locale }: { body: string; key: string; locale: LocaleCode },
  { fetch }: SendMeans,
): Promise<SentOrder> {
  try {
    const response = await fetch(proxyAddress('order'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-st1-locale': locale, 'idempotency-key': key },
      body,
    })
    return await readAnswer(response)
  } catch {
    return { kind: 'unknown' } // not sent, or the answer lost: nobody here knows which
  }
}

async function readAnswer(response: Response): Promise<SentOrder> {
  const { status } = response
  // always read: a body that is not keeps the request open in the browser
  const answer: unknown = await response.json().catch(() => undefined)
  if (status >= 500 || ASK_AGAIN.includes(status)) return { kind: 'unknown' }
  if (status === LIMITED) return { kind: 'limited' }
  if (answer === undefined) return { kind: 'unknown' }
  if (status >= 400) return { kind: readErrorCode(answer) === 'IDEMPOTENCY_KEY_REUSED' ? 'key-reused' : 'refused' }
  const order = readStartedOrder(answer)
  return order ? { kind: 'made', ...order } : { kind: 'unknown' }
}
