import type { CartOutcome } from '../../cart/cart-state.ts'
import { type Network, sendOrder } from './order-calls.ts'
import { type OrderAttempt, retireKey, type StoredAttempt } from './order-attempt.ts'
import { cartKey, orderKey, type ShownOrder } from './order-request.ts'

/** All but payAt are keys of the checkout's notices. */
export type PayOutcome =
  | { kind: 'payAt'; address: string }
  /** a payment was begun before, with other choices, and its end is not known; `address` is its page */
  | { kind: 'begunBefore'; address: string | undefined }
  /**
   * Nothing was sent: the total is not the one that was shown, the cart could not be validated or was refused (it says so itself), or
   * another tab is paying at this moment.
   */
  | { kind: 'totalMoved' | 'outage' | 'cartChanged' | 'busyElsewhere' }
  /** limited: the same press later goes on where this one stopped; unanswered: the next press sends the same order */
  | { kind: 'switchedOff'; sentence?: string | undefined }
  | { kind: 'limited' | 'refused' | 'unanswered' | 'addressRefused' }

export interface PayDependencies extends Network {
  storedAttempt: StoredAttempt
  /** fetches the totals from the server */
  validate: () => Promise<CartOutcome>
  /** the order as it is now; undefined when there is nothing left to pay */
  order: () => ShownOrder | undefined
  /** runs the work unless another tab of this site is running some; undefined then */
  exclusively: <T>(work: () => Promise<T>) => Promise<T | undefined>
  paymentHosts: readonly string[]
}

/** How long a payment that was begun may still be open. */
const OPEN_MS = 24 * 60 * 60_000
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * One press of "Pay": the totals once more, then the order, then the provider's address. `anyway`: the visitor says that the
 * payment begun before is not paid. Whatever goes wrong, the same press again makes no second order.
 */
export async function pay(shown: ShownOrder, dependencies: PayDependencies, { anyway = false } = {}): Promise<PayOutcome> {
  const outcome = await dependencies.exclusively(async (): Promise<PayOutcome> => {
    const validated = await dependencies.validate()
    if (validated !== 'validated') return { kind: validated === 'refused' ? 'cartChanged' : validated }
    const order = dependencies.order()
    const isShown = order?.total === shown.total && cartKey(order.request) === cartKey(shown.request)
    return isShown ? makeOrder(order, dependencies, anyway) : { kind: 'totalMoved' }
  })
  return outcome ?? { kind: 'busyElsewhere' }
}

async function makeOrder(order: ShownOrder, dependencies: PayDependencies, anyway: boolean): Promise<PayOutcome> {
  const { storedAttempt, paymentHosts } = dependencies
  const known = storedAttempt.read()
  const isSame = known?.request === orderKey(order)
  if (!isSame && !anyway && isOpen(known)) return { kind: 'begunBefore', address: allowedPaymentAddress(known.address ?? '', paymentHosts) }

  const first = isSame ? { ...known, at: Date.now() } : newAttempt(order, known)
  const sent = await send(first, order, dependencies)
  // the key stood for another body after all: a new one, once
  const { attempt, answer } = sent.answer.kind === 'keyReused' ? await send(newAttempt(order, known), order, dependencies) : sent
  if (answer.kind === 'unanswered' || answer.kind === 'limited' || answer.kind === 'switchedOff') return answer
  if (answer.kind !== 'made') {
    retireKey(storedAttempt)
    return { kind: 'refused' }
  }
  const { orderId, paymentUrl } = answer
  storedAttempt.write({ ...attempt, address: paymentUrl, orders: [...attempt.orders.filter((id) => id !== orderId), orderId] })
  const address = allowedPaymentAddress(paymentUrl, paymentHosts)
  return address === undefined ? { kind: 'addressRefused' } : { kind: 'payAt', address }
}

/** The attempt is stored before it is sent: a reload in between finds its key. */
async function send(attempt: OrderAttempt, { request }: ShownOrder, { storedAttempt, ...network }: PayDependencies) {
  storedAttempt.write(attempt)
  return { attempt, answer: await sendOrder(request, attempt.key, network) }
}

function newAttempt(order: ShownOrder, known: OrderAttempt | undefined): OrderAttempt {
  const cart = cartKey(order.request)
  return { key: crypto.randomUUID(), request: orderKey(order), cart, at: Date.now(), orders: known?.cart === cart ? known.orders : [] }
}

/** The visitor was sent to its payment page, and its end is not known here. */
function isOpen(known: OrderAttempt | undefined): known is OrderAttempt {
  return known !== undefined && known.request !== '' && known.orders.length > 0 && Date.now() - known.at < OPEN_MS
}

/**
 * The provider's page, if a visitor may be sent there: https (http on this machine only), a host of PAYMENT_HOSTS or the backend's
 * own, no user name in front of it that makes it look like another.
 */
export function allowedPaymentAddress(address: string, hosts: readonly string[]): string | undefined {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '') return undefined
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname))
  return isSecure && hosts.includes(url.host) ? url.href : undefined
}
