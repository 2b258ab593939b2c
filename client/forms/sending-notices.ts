import { DEFAULT_ERROR_STATUS } from '#shared/errors/http-status.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { loadNotifications } from '../notifications/load-notifications.ts'
import type { NotificationType } from '../notifications/notification-store.ts'

/** §8: a notification, and an event for the analytics. */
export function reportFailure(message: string): void {
  trackEvent('Error Message', { status: DEFAULT_ERROR_STATUS, code: 'error', type: 'exception' })
  void show(message, 'error')
}

/** For a visitor who has left the form's page before the response came. */
export function reportSent(message: string): void {
  void show(message, 'success')
}

async function show(message: string, type: NotificationType): Promise<void> {
  // without its code there is no notification: a failure is shown beside the button, too
  const store = await loadNotifications().catch(() => undefined)
  store?.notify(message, type)
}
