import { parseUrl } from '#shared/navigation/parse-url.ts'
import type { CartOutcome } from '../../cart/cart-state.ts'
import {
  cartKey,
  type OrderAttempt,
  orderKey,
  retireKey,
  type StoredAttempt,
} from './order-attempt.ts'
import { type Network, sendOrder } from './order-calls.ts'
import type { ShownOrder } from './order-request.ts'

/** Each kind except payAt is the key of a checkout notice. */
export type PayOutcome =
  | { kind: 'payAt'; address: string }
  /** an earlier payment with other choices may still be open; `address` is its page */
  | { kind: 'begunBefore'; address: string | undefined }
  /**
   * Nothing was sent: the total differs from the one shown, the cart could not be validated or was
   * refused (the cart shows it), or another tab is paying.
   */
  | { kind: 'totalMoved' | 'outage' | 'cartChanged' | 'busyElsewhere' }
  /** limited: a later press continues this order; unanswered: the next press sends the same order */
  | { kind: 'switchedOff'; sentence?: string | undefined }
  | { kind: 'limited' | 'refused' | 'phoneRefused' | 'unanswered' | 'addressRefused' }

export interface PayDependencies extends Network {
  storedAttempt: StoredAttempt
  /** fetches the totals from the server */
  validate: () => Promise<CartOutcome>
  /** the current order; undefined when there is nothing to pay */
  order: () => ShownOrder | undefined
  /** runs the work, or returns undefined if another tab runs its own */
  exclusively: <T>(work: () => Promise<T>) => Promise<T | undefined>
  paymentHosts: readonly string[]
}

/** How long a started payment may stay open. */
const OPEN_MS = 24 * 60 * 60_000
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * One press of "Pay": validates the totals, sends the order, and returns the address of the payment
 * page. `anyway`: the visitor has confirmed that an earlier payment was not made. After any
 * failure, another press creates no second order.
 */
export async function pay(
  shown: ShownOrder,
  dependencies: PayDependencies,
  { anyway = false } = {},
): Promise<PayOutcome> {
  const outcome = await dependencies.exclusively(async (): Promise<PayOutcome> => {
    const validated = await dependencies.validate()
    if (validated !== 'validated')
      return { kind: validated === 'refused' ? 'cartChanged' : validated }
    const order = dependencies.order()
    const isShown =
      order?.total === shown.total && cartKey(order.request) === cartKey(shown.request)
    return isShown ? makeOrder(order, dependencies, anyway) : { kind: 'totalMoved' }
  })
  return outcome ?? { kind: 'busyElsewhere' }
}

async function makeOrder(
  order: ShownOrder,
  dependencies: PayDependencies,
  anyway: boolean,
): Promise<PayOutcome> {
  const { storedAttempt, paymentHosts } = dependencies
  const known = storedAttempt.read()
  const key = await orderKey(order)
  const isSame = known?.request === key
  if (!isSame && !anyway && isOpen(known))
    return {
      kind: 'begunBefore',
      address: allowedPaymentAddress(known.address ?? '', paymentHosts),
    }

  const first = isSame ? { ...known, at: Date.now() } : newAttempt(order, key, known)
  const sent = await send(first, order, dependencies)
  // the backend knows the key with another body: retry once with a new key
  const { attempt, answer } =
    sent.answer.kind === 'keyReused'
      ? await send(newAttempt(order, key, known), order, dependencies)
      : sent
  if (answer.kind === 'unanswered' || answer.kind === 'limited' || answer.kind === 'switchedOff')
    return answer
  if (answer.kind !== 'made') {
    retireKey(storedAttempt)
    return { kind: answer.kind === 'phoneRefused' ? 'phoneRefused' : 'refused' }
  }
  const { orderId, paymentUrl } = answer
  storedAttempt.write({
    ...attempt,
    address: paymentUrl,
    orders: [...attempt.orders.filter((id) => id !== orderId), orderId],
  })
  const address = allowedPaymentAddress(paymentUrl, paymentHosts)
  return address === undefined ? { kind: 'addressRefused' } : { kind: 'payAt', address }
}

/** The attempt is stored before the request, so that a reload during the request keeps the key. */
async function send(
  attempt: OrderAttempt,
  { request }: ShownOrder,
  { storedAttempt, ...network }: PayDependencies,
) {
  storedAttempt.write(attempt)
  return { attempt, answer: await sendOrder(request, attempt.key, network) }
}

function newAttempt(
  order: ShownOrder,
  request: string,
  known: OrderAttempt | undefined,
): OrderAttempt {
  const cart = cartKey(order.request)
  return {
    key: crypto.randomUUID(),
    request,
    cart,
    at: Date.now(),
    orders: known?.cart === cart ? known.orders : [],
  }
}

/** The visitor was sent to the payment page, and the result is unknown. */
function isOpen(known: OrderAttempt | undefined): known is OrderAttempt {
  return (
    known !== undefined &&
    known.request !== '' &&
    known.orders.length > 0 &&
    Date.now() - known.at < OPEN_MS
  )
}

/**
 * Returns the address if it is allowed: https (http only for localhost), a host of PAYMENT_HOSTS or
 * of the backend, and no user name, which could look like another host.
 */
export function allowedPaymentAddress(
  address: string,
  hosts: readonly string[],
): string | undefined {
  const url = parseUrl(address)
  if (!url || url.username !== '' || url.password !== '') return undefined
  const isSecure =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname))
  return isSecure && hosts.includes(url.host) ? url.href : undefined
}
