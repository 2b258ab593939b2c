import type { MessageKey } from '../messages/messages.ts'

/** §9: errors from this status on are fatal. */
export const FATAL_ERROR_STATUS = 500

/** The page does not exist. A backend's 410 is shown as this status. */
export const NOT_FOUND_STATUS = 404

/** §9: the status of an error without one. */
export const DEFAULT_ERROR_STATUS = 500

/**
 * The message key for an HTTP status (§8): httpMessages.* by the name of the status, INTERNAL_SERVER_ERROR from 500 on. A status without
 * a label has the generic message. NaN and 0 count as missing.
 */
export function statusMessageKey(status: number = DEFAULT_ERROR_STATUS): MessageKey {
  const given = status > 0 ? status : DEFAULT_ERROR_STATUS
  if (given >= FATAL_ERROR_STATUS) return 'httpMessages.INTERNAL_SERVER_ERROR'
  if (given === 401) return 'httpMessages.UNAUTHORIZED'
  if (given === 403) return 'httpMessages.FORBIDDEN'
  // 410: the visitor does not need to know that the page existed
  if (given === NOT_FOUND_STATUS || given === 410) return 'httpMessages.NOT_FOUND'
  return 'messages.something-went-wrong'
}
