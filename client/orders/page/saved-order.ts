// The data of a saved order. The page of the order is saved separately (client/saved/), because its document does not contain the order.
import { type Order, readOrder } from '#shared/contract/order.ts'
import { CACHE } from '../../saved/forget-saved.ts'

/** Rejects if the cache is full or unavailable. */
export async function saveOrder(order: Order): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(keyOf(order.orderId), Response.json(order))
}

export async function readSavedOrder(orderId: string): Promise<Order | undefined> {
  try {
    const copy = await caches.match(keyOf(orderId), { cacheName: CACHE })
    return copy && readOrder(await copy.json())
  } catch {
    return undefined // no cache, or invalid content
  }
}

export async function removeSavedOrder(orderId: string): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.delete(keyOf(orderId))
}

/** Only a cache key: the site has no such address. */
function keyOf(orderId: string): string {
  return `/saved-orders/${encodeURIComponent(orderId)}`
}
