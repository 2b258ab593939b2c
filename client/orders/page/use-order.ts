import { useState } from 'react'
import useSWR from 'swr'
import type { Order } from '#shared/contract/order.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { orderedItems } from '../../cart/cart-items.ts'
import { cartActions, cartStore, openCart } from '../../cart/cart-store.ts'
import { trackPurchase } from '../../cart/track-cart.ts'
import { applyOrderStatus, cartKey, storedAttempt } from '../../checkout/payment/order-attempt.ts'
import { completeOrder, type OrderReturn, readReturn } from '../../checkout/payment/order-calls.ts'
import { EndpointError } from '../../endpoints/call-endpoint.ts'
import { useDataOptions } from '../../endpoints/data-options.ts'
import { useLocale } from '../../i18n/use-translate.ts'
import { notePending } from '../pending-order.ts'
import { readSavedOrder, updateSavedOrder } from './saved-order.ts'

/** How long a pending order is polled. Later the customer gets an e-mail. */
const POLL_FOR_MS = 5 * 60_000
const POLL_EVERY_MS = 5_000

/**
 * The order that the address names, polled while it is pending. Only in the browser, so that a link
 * scanner does not complete an order.
 */
export function useOrder() {
  const locale = useLocale()
  const options = useDataOptions()
  const [startedAt, setStartedAt] = useState(() => Date.now())
  // read once: a navigation changes the address before this page is unmounted
  const [back] = useState(() => readReturn(location.search))
  const { data, error } = useSWR(
    [back, locale, startedAt],
    async () => ({
      ...(back && (await fetchOrder(back, locale))),
      waitedMs: Date.now() - startedAt,
    }),
    {
      ...options,
      // a failed poll keeps the pending order on the screen
      refreshInterval: (latest) =>
        latest?.order?.status === 'pending' ? pollDelay(latest.waitedMs) : 0,
      refreshWhenHidden: true,
      dedupingInterval: 0,
    },
  )
  return {
    isLoading: !data && error === undefined,
    isUnreachable: !data && error !== undefined,
    order: data?.order,
    isNew: data?.isNew === true,
    isPolling: pollDelay(data?.waitedMs ?? 0) > 0,
    checkAgain: () => setStartedAt(Date.now()),
  }
}

/** 0 stops the polling. */
export function pollDelay(waitedMs: number): number {
  return waitedMs < POLL_FOR_MS ? POLL_EVERY_MS : 0
}

/**
 * Empty for a refused order. Throws when the backend is unreachable. A paid order empties its cart,
 * even after the visitor has left.
 */
async function fetchOrder(
  back: OrderReturn,
  locale: LocaleCode,
): Promise<{ order?: Order; isNew?: boolean }> {
  openCart(locale)
  const completed = await completeOrder(back, locale)
  if (completed.kind === 'unreachable') {
    const saved = await readSavedOrder(back.orderId)
    if (saved) return { order: saved }
    throw new EndpointError(undefined, 'the order could not be fetched')
  }
  if (completed.kind === 'refused') return {}
  const { order } = completed
  notePending(back, order.status)
  const isNew =
    order.status === 'paid' && storedAttempt.read()?.orders.includes(order.orderId) === true
  if (applyOrderStatus(order, cartKey(orderedItems(cartStore.cart)), storedAttempt))
    cartActions.resetCart()
  if (order.status === 'paid') trackPurchase(order)
  await updateSavedOrder(order)
  return { order, isNew }
}
