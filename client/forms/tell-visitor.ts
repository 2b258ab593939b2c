import { DEFAULT_ERROR_STATUS } from '#shared/errors/http-status.ts'
import { trackEvent } from '../analytics/track-event.ts'

/** Notifications are for the browser alone, and lazy. Asked for while somebody types: when the form fails the net may be gone. */
async function notifications() {
  return import('#browser/notifications/notification-store.ts')
}

export function preloadFailureNotice(): void {
  // asked again when it is needed
  void notifications().catch(() => undefined)
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
  const store = await notifications().catch(() => undefined)
  // without its code there is no toast: a failure stands beside the button, too
  store?.notify(message, type)
}
