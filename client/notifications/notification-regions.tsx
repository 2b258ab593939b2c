import { useSnapshot } from 'valtio'
import { useTranslate } from '../i18n/use-translate.ts'
import { OnDemand } from '../ui/on-demand.tsx'
import { notificationList } from './load-notifications.ts'
import { notificationStore } from './notification-store.ts'

/**
 * One assertive and one polite live region. Both are in the server's HTML, empty: a screen reader announces what is put into a region
 * it knows, not a region that is added with its text. Not atomic: a second message does not repeat the first.
 */
export function NotificationRegions() {
  const t = useTranslate()
  // the first one draws the list; each further one loads again what could not be loaded
  const { count } = useSnapshot(notificationStore)
  return (
    <section className="notifications" aria-label={t('notifications.label')}>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {count > 0 && (
          <OnDemand code={notificationList} attempt={count}>
            {(NotificationList) => <NotificationList assertive />}
          </OnDemand>
        )}
      </div>
      <div aria-live="polite" aria-atomic="false">
        {count > 0 && (
          // the other region says that the list could not be loaded
          <OnDemand code={notificationList} attempt={count} renderFailed={() => null}>
            {(NotificationList) => <NotificationList assertive={false} />}
          </OnDemand>
        )}
      </div>
    </section>
  )
}
