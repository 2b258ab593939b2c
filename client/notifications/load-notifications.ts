import { DEFAULT_LOCALE } from '#shared/locale/locales.ts'
import { createWanted } from '../ui/create-wanted.ts'
import { lazyCode } from '../ui/lazy-code.ts'
import { loadChunk } from '../ui/load-chunk.ts'

export const notificationList = lazyCode(async () => (await import('./notification-list.tsx')).NotificationList)

export const notificationsWanted = createWanted()

/** The store, once a notification can be shown. Rejects when its code cannot be had. */
export async function loadNotifications(): Promise<typeof import('./notification-store.ts')> {
  const store = loadChunk(() => import('./notification-store.ts'))
  const [loaded] = await Promise.all([store, notificationList.load(DEFAULT_LOCALE)])
  return loaded
}
