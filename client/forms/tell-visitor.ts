import { DEFAULT_ERROR_STATUS } from '#shared/errors/http-status.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { loadNotifications } from '../notifications/load-notifications.ts'

/** While somebody types: when the form fails the net may be gone. */
export function preloadFailureNotice(): void {
  // asked again when it is needed
  void loadNotifications().catch(() => undefined)
}

/** §8: a toast, and an event for the analytics. */
export function reportFailure(message: string): void {
  trackEvent('Error Message', { status: DEFAULT_ERROR_STATUS, code: 'error', type: 'exception' })
  void tell(message, 'error')
}

/** For whoever has left the form's page before the answer came. */
export function reportSent(message: string): void {
  void tell(message, 'success')
}

async function tell(message: string, type: 'error' | 'success'): Promise<void> {
  const store = await loadNotifications().catch(() => undefined)
  // without its code there is no toast: a failure stands beside the button, too
  store?.notify(message, type)
}
