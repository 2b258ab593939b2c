// Paid orders that stay on the device. The data of an order is saved beside its page
// (client/saved/), because the document does not contain it.

import { type Order, readOrder } from '#shared/contract/order.ts'
import type { SiteAddressing } from '#shared/locale/locale-links.ts'
import { CACHE } from '../../saved/forget-saved.ts'
import { removePage, savePage } from '../../saved/save-page.ts'
import { type SavedPage, savedPages, useSavedPages } from '../../saved/saved-pages.ts'
import { shownCodes } from '../order-state.ts'

const YEAR_MS = 365 * 86_400_000

/**
 * Saves an order with its page until its codes are used, for a year at most. False if that fails:
 * no connection, no space, not allowed.
 */
export async function saveOrder(
  order: Order,
  page: SavedPage,
  addressing: SiteAddressing,
): Promise<boolean> {
  const data = keyOf(order.orderId)
  try {
    await writeOrder(order)
    const until = (order.paid === undefined ? Date.now() : Date.parse(order.paid)) + YEAR_MS
    if (await savePage({ ...page, data, until }, addressing)) return true
    await removePage({ ...page, data })
  } catch {
    // the storage is full, or the browser gives no access to it
  }
  return false
}

/** False if the browser no longer gives access to its cache. */
export async function removeOrder(orderId: string): Promise<boolean> {
  try {
    const page = savedPages.read().find(({ data }) => data === keyOf(orderId))
    if (page) await removePage(page)
    return true
  } catch {
    return false
  }
}

export function useIsSaved(orderId: string): boolean {
  return useSavedPages().some(({ data }) => data === keyOf(orderId))
}

/**
 * A copy saved earlier may show codes that have been used or withdrawn since. Without usable codes
 * it is deleted.
 */
export async function updateSavedOrder(order: Order): Promise<void> {
  if (!(await readSavedOrder(order.orderId))) return
  const isUsable = shownCodes(order, new Date()).some(({ state }) => state === 'usable')
  // a full storage keeps the earlier copy
  await (isUsable ? writeOrder(order).catch(() => undefined) : removeOrder(order.orderId))
}

export async function readSavedOrder(orderId: string): Promise<Order | undefined> {
  try {
    const copy = await caches.match(keyOf(orderId), { cacheName: CACHE })
    return copy && readOrder(await copy.json())
  } catch {
    return undefined // no cache, or invalid content
  }
}

async function writeOrder(order: Order): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(keyOf(order.orderId), Response.json(order))
}

/** Only a cache key: the site has no such address. */
function keyOf(orderId: string): string {
  return `/saved-orders/${encodeURIComponent(orderId)}`
}
