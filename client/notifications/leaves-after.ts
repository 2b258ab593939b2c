import type { Notification, NotificationType } from './notification-store.ts'

/** Long enough to be read twice. What has gone wrong stays until it is closed. */
export const LEAVES_AFTER_MS: Record<NotificationType, number | undefined> = {
  success: 6_000,
  information: 8_000,
  warning: undefined,
  error: undefined,
}

/** Time to find the button, also with a screen reader (WCAG 2.2.1). */
const LEAVES_WITH_ACTION_AFTER_MS = 20_000

/** When a notification leaves by itself, in ms; undefined: never. */
export function leavesAfter({ type, action }: Pick<Notification, 'type' | 'action'>): number | undefined {
  const alone = LEAVES_AFTER_MS[type]
  return alone !== undefined && action ? LEAVES_WITH_ACTION_AFTER_MS : alone
}
