import type { NotificationType } from './notification-store.ts'

/** Long enough to be read twice. What has gone wrong stays until it is closed. */
export const LEAVES_AFTER_MS: Record<NotificationType, number | undefined> = {
  success: 6_000,
  information: 8_000,
  warning: undefined,
  error: undefined,
}
