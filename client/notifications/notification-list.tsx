import { useSnapshot } from 'valtio'
import { NotificationCard } from './notification-card.tsx'
import { notificationStore, type NotificationType } from './notification-store.ts'

const ASSERTIVE: NotificationType[] = ['error', 'warning']

/** The notifications of one live region. What has gone wrong interrupts, the rest waits for a pause. */
export function NotificationList({ assertive }: { assertive: boolean }) {
  const { notifications } = useSnapshot(notificationStore)
  return notifications
    .filter(({ type }) => ASSERTIVE.includes(type) === assertive)
    .map((notification) => <NotificationCard key={notification.id} notification={notification} />)
}
