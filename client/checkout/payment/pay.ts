import { fingerprint } from './fingerprint.ts'
import { type OrderAttempt, retireKey, type StoredAttempt } from './order-attempt.ts'
import type { OrderRequest } from '#shared/contract/requests.ts'
import { allowedPaymentAddress } from './payment-address.ts'
import { type SendMeans, sendOrder } from './send-order.ts'

export type PayOutcome =
  | { kind: 'pay-at'; address: string }
  /** the server reckons otherwise than what the visitor saw: a new press is needed */
  | { kind: 'total-moved' }
  /** the cart could not be validated; nothing was sent */
  | { kind: 'outage' }
  /** tried too often, this cart's code or this order: the same press later goes on where this one stopped */
  | { kind: 'limited' }
  /** the cart was refused (the cart says so itself) */
  | { kind: 'cart-refused' }
  /** a payment was begun before, with other choices, and nobody knows yet what has become of it; `address` is its page */
  | { kind: 'begun-before'; address: string | undefined }
  /** another tab is at it this very moment */
  | { kind: 'busy-elsewhere' }
  | { kind: 'order-refused' }
  /** sent, but never answered: the next press asks for the same order */
  | { kind: 'unanswered' }
  | { kind: 'address-refused' }

/** What the visitor had before their eyes when they pressed. */
export interface ShownOrder {
  request: OrderRequest
  /** EUR, with tax */
  total: number
}

export interface PayMeans extends SendMeans {
  storedAttempt: StoredAttempt
  /** asks the server for the totals, and says what they are now */
  validate: () => Promise<'settled' | 'outage' | 'limited' | 'refused'>
  /** as it stands now; undefined when there is nothing left to pay */
  order: () => ShownOrder | undefined
  /** runs it unless another tab of this site is running one; undefined then */
  exclusively: <T>(work: () => Promise<T>) => Promise<T | undefined>
  now: () => number
  newKey: () => string
  paymentHosts: readonly string[]
}

/** How long a payment that was begun may still be open. */
const OPEN_MS = 24 * 60 * 60_000

/**
 * One press of "Pay": the totals once more, then the order, then the provider's address. `anyway`: the visitor says that the
 * payment begun before is not paid. Whatever goes wrong, the same press again makes no second order.
 */
export async function pay(shown: ShownOrder, means: PayMeans, { anyway = false } = {}): Promise<PayOutcome> {
  const outcome = await means.exclusively(async (): Promise<PayOutcome> => {
    const validated = await means.validate()
    if (validated !== 'settled') return { kind: validated === 'refused' ? 'cart-refused' : validated }
    const order = means.order()
    if (order === undefined || order.total !== shown.total || cartPrint(order.request) !== cartPrint(shown.request))
      return { kind: 'total-moved' }
    return makeOrder(order, means, anyway)
  })
  return outcome ?? { kind: 'busy-elsewhere' }
}

/** Whose cart an order is. */
export function cartPrint({ items, discountCode }: Pick<OrderRequest, 'items' | 'discountCode'>): string {
  return fingerprint([items.map(({ code, quantity }) => [code, quantity]), discountCode ?? ''])
}

async function makeOrder(order: ShownOrder, means: PayMeans, anyway: boolean): Promise<PayOutcome> {
  const known = means.storedAttempt.read()
  const request = fingerprint([order.request, order.total])
  const isSame = known?.request === request
  if (!isSame && !anyway && isOpen(known, means.now())) {
    return { kind: 'begun-before', address: allowedPaymentAddress(known.address ?? '', means.paymentHosts) }
  }

  const begun = isSame ? { ...known, at: means.now() } : newAttempt(order, known, means)
  const sent = await send(begun, order.request, means)
  // the key stood for another body after all: a new one, once
  const { attempt, answer } = sent.answer.kind === 'key-reused' ? await send(newAttempt(order, known, means), order.request, means) : sent
  if (answer.kind === 'unknown') return { kind: 'unanswered' }
  if (answer.kind === 'limited') return answer
  if (answer.kind !== 'made') {
    retireKey(means.storedAttempt)
    return { kind: 'order-refused' }
  }
  const { orderId, paymentUrl } = answer
  means.storedAttempt.write({ ...attempt, address: paymentUrl, orders: [...attempt.orders.filter((id) => id !== orderId), orderId] })
  const address = allowedPaymentAddress(paymentUrl, means.paymentHosts)
  return address === undefined ? { kind: 'address-refused' } : { kind: 'pay-at', address }
}

/** The attempt is kept before it is sent: a reload in between finds its key. */
async function send(attempt: OrderAttempt, request: OrderRequest, means: PayMeans) {
  means.storedAttempt.write(attempt)
  const answer = await sendOrder({ body: JSON.stringify(request), key: attempt.key, locale: request.locale }, means)
  return { attempt, answer }
}

function newAttempt({ request, total }: ShownOrder, known: OrderAttempt | undefined, { newKey, now }: PayMeans): OrderAttempt {
  const cart = cartPrint(request)
  return { key: newKey(), request: fingerprint([request, total]), cart, at: now(), orders: known?.cart === cart ? known.orders : [] }
}

/** Somebody was sent to its payment page, and it has not come to an end here. */
function isOpen(known: OrderAttempt | undefined, now: number): known is OrderAttempt {
  return known !== undefined && known.request !== '' && known.orders.length > 0 && now - known.at < OPEN_MS
}
