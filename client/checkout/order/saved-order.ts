// An order that the visitor has saved, beside its page (client/saved/): the page's document holds nothing of the order.
import { type Order, readOrder } from '#shared/contract/order.ts'
import { CACHE } from '../../saved/forget-saved.ts'

/** Rejects where there is no room for it, or no cache. */
export async function saveOrder(order: Order): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(keyOf(order.orderId), Response.json(order))
}

export async function readSavedOrder(orderId: string): Promise<Order | undefined> {
  try {
    const copy = await caches.match(keyOf(orderId), { cacheName: CACHE })
    return copy && readOrder(await copy.json())
  } catch {
    return undefined // no cache in this browser, or a damaged copy
  }
}

/** an address that nothing is fetched from */
function keyOf(orderId: string): string {
  return `/saved-orders/${encodeURIComponent(orderId)}`
}
