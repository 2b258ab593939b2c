import type { MessageKey } from '../messages/messages.ts'

/** §9: from here on an error is fatal. */
export const FATAL_ERROR_STATUS = 500

/** The only status that says there is no such page: whatever else fails, the page may well be there. */
export const NOT_FOUND_STATUS = 404

/** §9: the status of an error that names none. */
export const DEFAULT_ERROR_STATUS = 500

/**
 * The key of what a visitor reads about an HTTP status (§8): httpMessages.* by the status name, 500 and over all being
 * INTERNAL_SERVER_ERROR; a status without a label of its own gets the generic message. NaN and 0 count as none given.
 */
export function statusMessageKey(status: number = DEFAULT_ERROR_STATUS): MessageKey {
  const given = status > 0 ? status : DEFAULT_ERROR_STATUS
  if (given >= FATAL_ERROR_STATUS) return 'httpMessages.INTERNAL_SERVER_ERROR'
  if (given === 401) return 'httpMessages.UNAUTHORIZED'
  if (given === 403) return 'httpMessages.FORBIDDEN'
  // 410: to a visitor a page that is gone and one that never was are the same
  if (given === NOT_FOUND_STATUS || given === 410) return 'httpMessages.NOT_FOUND'
  return 'messages.something-went-wrong'
}
