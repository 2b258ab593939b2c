import { Suspense } from 'react'
import { useTranslate } from '../i18n/use-translate.tsx'
import { lateOrNothing } from '../ui/late-or-nothing.ts'
import { useOverlaysWanted } from '../ui/overlays-wanted.ts'

const NotificationList = lateOrNothing(async () => (await import('#browser/notifications/notification-list.tsx')).NotificationList)

/**
 * One assertive and one polite live region. Both are in the server's HTML, empty: a screen reader hears what is put into a region it
 * knows, not a region that comes with its words. What is in them comes late. Not atomic: a second message does not repeat the first.
 */
export function NotificationRegions() {
  const t = useTranslate()
  const wanted = useOverlaysWanted()
  return (
    <section className="notifications" aria-label={t('notifications.label')}>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        <Suspense>{wanted && <NotificationList assertive />}</Suspense>
      </div>
      <div aria-live="polite" aria-atomic="false">
        <Suspense>{wanted && <NotificationList assertive={false} />}</Suspense>
      </div>
    </section>
  )
}
