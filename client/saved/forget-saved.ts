import { savedPages } from './saved-pages.ts'

/** The name of the browser's cache for what is saved; also in public/sw.js. */
export const CACHE = 'saved-pages'

/** Everything that was saved, on logout and when a visitor clears the device. */
export async function forgetSaved(): Promise<void> {
  savedPages.remove()
  await Promise.all([
    globalThis.caches?.delete(CACHE),
    navigator.serviceWorker?.getRegistration().then((registration) => registration?.unregister()),
  ]).catch(() => undefined) // the browser keeps nothing: there is nothing to remove
}
