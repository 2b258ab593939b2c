import { pendingOrder } from '../orders/pending-order.ts'
import { savedPages } from './saved-pages.ts'

/** The name of the browser's cache for saved pages; also in public/sw.js. */
export const CACHE = 'saved-pages'

/** Deletes all saved pages and orders and the stored pending order, and unregisters the service worker. */
export async function forgetSaved(): Promise<void> {
  savedPages.remove()
  pendingOrder.remove()
  // each may be missing or refused: then nothing was saved
  await Promise.allSettled([deleteFiles(), unregister()])
}

async function deleteFiles(): Promise<void> {
  await caches.delete(CACHE)
}

async function unregister(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
}
