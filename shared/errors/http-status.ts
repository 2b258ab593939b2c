import type { MessageKey } from '../messages/messages.ts'

/** §9: errors from this status on are fatal. */
export const FATAL_ERROR_STATUS = 500

/** The page does not exist. A backend's 410 is shown as this status. */
export const NOT_FOUND_STATUS = 404

/** §9: the status of an error without one. */
export const DEFAULT_ERROR_STATUS = 500

/** §8: the labels of the statuses that have one. */
const LABELS: Partial<Record<number, MessageKey>> = {
  401: 'httpMessages.UNAUTHORIZED',
  403: 'httpMessages.FORBIDDEN',
  [NOT_FOUND_STATUS]: 'httpMessages.NOT_FOUND',
  500: 'httpMessages.INTERNAL_SERVER_ERROR',
}

/**
 * The message of a page that failed: the label of its status. §8: without a label it is "Page not
 * found".
 */
export function statusMessageKey(status: number): MessageKey {
  return LABELS[status] ?? 'httpMessages.NOT_FOUND'
}

/**
 * The message of a notification: the label of its status. §8: without a label it is the generic
 * message.
 */
export function notificationMessageKey(status: number | undefined): MessageKey {
  return (status !== undefined && LABELS[status]) || 'messages.something-went-wrong'
}
