import { DEFAULT_LOCALE } from '#shared/locale/locales.ts'
import { createStore } from '../ui/create-store.ts'
import { lazyCode } from '../ui/lazy-code.ts'
import { loadChunk } from '../ui/load-chunk.ts'

export const notificationList = lazyCode(async () => (await import('./notification-list.tsx')).NotificationList)

/** How many notifications there have been. The first one draws the list; each further one loads again what could not be loaded. */
export const notificationCount = createStore(0)

/** The store, once a notification can be shown. Rejects when its code cannot be loaded. */
export async function loadNotifications(): Promise<typeof import('./notification-store.ts')> {
  const store = loadChunk(() => import('./notification-store.ts'))
  const [loaded] = await Promise.all([store, notificationList.load(DEFAULT_LOCALE)])
  return loaded
}
