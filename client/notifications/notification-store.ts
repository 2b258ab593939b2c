import { proxy, ref } from 'valtio'
import { notificationsWanted } from './load-notifications.ts'

export type NotificationType = 'success' | 'error' | 'warning' | 'information'

/** What a visitor can do about a message: "Undo", "Restore". */
export interface NotificationAction {
  label: string
  run: () => void
}

/** §3 */
export interface Notification {
  id: string
  message: string
  type: NotificationType
  action?: NotificationAction
}

interface NotifyOptions {
  /** a button in the notification; pressing it does it and dismisses the notification */
  action?: NotificationAction
}

export const notificationStore = proxy<{ notifications: Notification[] }>({ notifications: [] })

let count = 0

/** Shows a message, as a success unless told otherwise (§3). Returns its id. An empty message is a mistake of the caller (§5). */
export function notify(message: string, type: NotificationType = 'success', { action }: NotifyOptions = {}): string {
  if (message.trim() === '') throw new Error('Cannot create notification: message is empty')
  notificationsWanted.want()
  const id = `notification-${++count}`
  // ref: what is done is not watched
  notificationStore.notifications.push({ id, message, type, ...(action && { action: ref(action) }) })
  return id
}

export function dismissNotification(id: string): void {
  const index = notificationStore.notifications.findIndex((notification) => notification.id === id)
  if (index >= 0) notificationStore.notifications.splice(index, 1)
}
