import { useSnapshot } from 'valtio'
import { useTranslate } from '../i18n/use-translate.tsx'
import { NotificationCard } from './notification-card.tsx'
import { notificationStore, type NotificationType } from './notification-store.ts'

const POLITE: NotificationType[] = ['success', 'information']
const ASSERTIVE: NotificationType[] = ['error', 'warning']

/** Both live regions are there before anything is said in them, else nothing would be heard. */
export function NotificationRegions() {
  const t = useTranslate()
  return (
    <section className="notifications" aria-label={t('notifications.label')}>
      <div role="alert" aria-live="assertive">
        <NotificationList types={ASSERTIVE} />
      </div>
      <div aria-live="polite">
        <NotificationList types={POLITE} />
      </div>
    </section>
  )
}

function NotificationList({ types }: { types: NotificationType[] }) {
  const { notifications } = useSnapshot(notificationStore)
  return notifications
    .filter(({ type }) => types.includes(type))
    .map((notification) => <NotificationCard key={notification.id} notification={notification} />)
}
