import { useState } from 'react'
import useSWR from 'swr'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { EndpointError } from '../../call-endpoint.ts'
import { orderedItems } from '../../cart/cart.ts'
import { cartActions, cartStore, openCart } from '../../cart/cart-store.ts'
import { trackPurchase } from '../../cart/track-cart.ts'
import { useLocale } from '../../i18n/use-translate.ts'
import { applyOrderStatus, storedAttempt } from '../payment/order-attempt.ts'
import { completeOrder, type OrderReturn, readReturn } from '../payment/order-calls.ts'
import { cartKey } from '../payment/order-request.ts'
import { readSavedOrder } from './saved-order.ts'

/** How long a pending order is polled: after that an e-mail will come. */
const POLL_FOR_MS = 8 * 60_000
/** From then on the visitor is told that they need not wait. */
const LONG_MS = 40_000

/** The order of the address, polled while it is pending. In the browser only: a link scanner that opens the page completes nothing. */
export function useOrder() {
  const locale = useLocale()
  const [startedAt, setStartedAt] = useState(() => Date.now())
  // once: the address changes before this page is left
  const [back] = useState(() => readReturn(location.search))
  const { data, error } = useSWR(
    [back, locale, startedAt],
    async () => ({ order: back && (await fetchOrder(back, locale)), waitedMs: Date.now() - startedAt }),
    {
      // a pending order stays on the screen while the backend cannot be reached
      refreshInterval: (latest) => (latest?.order?.status === 'pending' ? pollDelay(latest.waitedMs) : 0),
      refreshWhenHidden: true,
      dedupingInterval: 0,
    },
  )
  return {
    isLoading: !data && error === undefined,
    isUnreachable: !data && error !== undefined,
    order: data?.order,
    isLong: (data?.waitedMs ?? 0) > LONG_MS,
    checkAgain: () => setStartedAt(Date.now()),
  }
}

/** Less and less often; 0 stops. */
export function pollDelay(waitedMs: number): number {
  return waitedMs < POLL_FOR_MS ? Math.min(30_000, Math.max(2_000, waitedMs / 2)) : 0
}

/** Undefined when it is refused; throws when the backend cannot be reached. A paid order empties its cart, whether or not the page is still there. */
async function fetchOrder(back: OrderReturn, locale: LocaleCode) {
  openCart(locale)
  const completed = await completeOrder(back, locale)
  if (completed.kind === 'unreachable') {
    const saved = await readSavedOrder(back.orderId)
    if (saved) return saved
    throw new EndpointError(undefined, 'the order could not be fetched')
  }
  if (completed.kind === 'refused') return undefined
  const { order } = completed
  if (applyOrderStatus(order, cartKey(orderedItems(cartStore.cart)), storedAttempt)) cartActions.resetCart()
  if (order.status === 'paid') trackPurchase(order)
  return order
}
