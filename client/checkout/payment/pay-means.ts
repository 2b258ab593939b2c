import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import { validateNow } from '../../cart/cart-store.ts'
import { storedAttempt } from './order-attempt.ts'
import type { PayMeans } from './pay.ts'

/** beyond the proxy's own limit: its word is better than none */
const TIME_LIMIT_MS = ENDPOINTS.order.timeLimitMs + 3_000
const LOCK = 'checkout-pay'

/** Everything a press of "Pay" needs of this browser. */
export function payMeans(means: Pick<PayMeans, 'order' | 'paymentHosts'>): PayMeans {
  return {
    ...means,
    fetch: (address, init) => fetch(address, { ...init, signal: AbortSignal.timeout(TIME_LIMIT_MS) }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    storedAttempt,
    validate: validateNow,
    exclusively,
    now: () => Date.now(),
    newKey: () => crypto.randomUUID(),
  }
}

/** One tab of the site at a time; a browser without locks has the stored attempt alone. */
async function exclusively<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock ? work() : undefined))
}
