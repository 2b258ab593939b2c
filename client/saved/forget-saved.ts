import { pendingOrder } from './pending-order.ts'
import { savedPages } from './saved-pages.ts'

/** The name of the browser's cache for saved pages; also in public/sw.js. */
export const CACHE = 'saved-pages'

/** Deletes all saved pages and orders and the stored pending order, and unregisters the service worker. */
export async function forgetSaved(): Promise<void> {
  savedPages.remove()
  pendingOrder.remove()
  await Promise.all([
    globalThis.caches?.delete(CACHE),
    navigator.serviceWorker?.getRegistration().then((registration) => registration?.unregister()),
  ]).catch(() => undefined) // the browser has no storage, so there is nothing to remove
}
