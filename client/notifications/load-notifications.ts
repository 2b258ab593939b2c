import { DEFAULT_LOCALE } from '#shared/locale/locales.ts'
import { lazyCode } from '../ui/lazy-code.ts'

export const notificationList = lazyCode(async () => (await import('./notification-list.tsx')).NotificationList)

/** Resolves once a notification can be shown. Rejects when its code cannot be loaded. */
export async function loadNotifications(): Promise<void> {
  await notificationList.load(DEFAULT_LOCALE)
}
