import { useTranslate } from '../i18n/use-translate.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { OnDemand } from '../ui/on-demand.tsx'
import { notificationList, notificationsWanted } from './load-notifications.ts'

/**
 * One assertive and one polite live region. Both are in the server's HTML, empty: a screen reader hears what is put into a region it
 * knows, not a region that comes with its words. What is in them is loaded on demand. Not atomic: a second message does not repeat the first.
 */
export function NotificationRegions() {
  const t = useTranslate()
  const wanted = notificationsWanted.useWanted()
  return (
    <section className="notifications" aria-label={t('notifications.label')}>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {wanted > 0 && (
          <OnDemand code={notificationList} attempt={wanted} renderFailed={(tryAgain) => <NotLoaded tryAgain={tryAgain} />}>
            {(NotificationList) => <NotificationList assertive />}
          </OnDemand>
        )}
      </div>
      <div aria-live="polite" aria-atomic="false">
        {wanted > 0 && (
          <OnDemand code={notificationList} attempt={wanted} renderFailed={nothing}>
            {(NotificationList) => <NotificationList assertive={false} />}
          </OnDemand>
        )}
      </div>
    </section>
  )
}

/** The other region says it. */
function nothing() {
  return null
}
