import { pendingOrder } from '../orders/pending-order.ts'
import { savedPages } from './saved-pages.ts'

/** The name of the browser's cache for saved pages; also in public/sw.js. */
export const CACHE = 'saved-pages'

/**
 * Deletes all saved pages and orders and the stored pending order, and unregisters the service
 * worker.
 */
export async function forgetSaved(): Promise<void> {
  savedPages.remove()
  pendingOrder.remove()
  // each may be missing or refused: then nothing was saved
  await Promise.allSettled([deleteFiles(), unregister()])
}

/** Deletes the saved pages whose time is over. */
export async function forgetOutdated(): Promise<void> {
  const outdated = savedPages.read().filter(({ until = Infinity }) => until < Date.now())
  if (outdated.length === 0) return
  const { removePage } = await import('./save-page.ts')
  for (const page of outdated) await removePage(page)
}

async function deleteFiles(): Promise<void> {
  await caches.delete(CACHE)
}

async function unregister(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
}
