import { proxy } from 'valtio'

export type NotificationType = 'success' | 'error' | 'warning' | 'information'

/** §3 */
export interface Notification {
  id: string
  message: string
  type: NotificationType
}

export const notificationStore = proxy<{ notifications: Notification[] }>({ notifications: [] })
let count = 0

/**
 * Shows a message, by default as a success (§3), and returns its id. An empty message is an error
 * of the caller (§5).
 */
export function notify(message: string, type: NotificationType = 'success'): string {
  if (message.trim() === '') throw new Error('Cannot create notification: message is empty')
  const id = `notification-${++count}`
  notificationStore.notifications.push({ id, message, type })
  return id
}

export function dismissNotification(id: string): void {
  const index = notificationStore.notifications.findIndex((notification) => notification.id === id)
  if (index >= 0) notificationStore.notifications.splice(index, 1)
}
