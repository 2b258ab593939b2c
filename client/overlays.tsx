import { Suspense } from 'react'
import { useConsent } from './analytics/consent-store.ts'
import { useAnalytics } from './analytics/use-analytics.ts'
import { useRestoredConsent } from './analytics/use-restored-consent.ts'
import { useSite } from './navigation/site-context.tsx'
import { LoadingBar } from './notifications/loading-bar.tsx'
import { NotificationRegions } from './notifications/notification-regions.tsx'
import { OfflineNotice } from './notifications/offline-notice.tsx'
import { PageAnnouncement } from './notifications/page-announcement.tsx'
import { lateOrNothing } from './ui/late-or-nothing.ts'
import { useOverlaysWanted } from './ui/overlays-wanted.ts'

const LateConsent = lateOrNothing(async () => (await import('#browser/analytics/consent-in-locale.tsx')).ConsentInLocale)
const LateModals = lateOrNothing(async () => (await import('#browser/layout/late-modals.tsx')).LateModals)

/** Whatever lies over the page. Of all this the server's HTML holds only empty regions; the rest comes when it is first wanted. */
export function Overlays({ loading }: { loading: boolean }) {
  const { locale } = useSite().addressing
  const { dialog } = useConsent()
  const wanted = useOverlaysWanted()
  useRestoredConsent()
  useAnalytics()
  return (
    <>
      <LoadingBar loading={loading} />
      <PageAnnouncement loading={loading} />
      <OfflineNotice />
      <NotificationRegions />
      <Suspense>{wanted && <LateModals />}</Suspense>
      <Suspense>{dialog !== 'closed' && <LateConsent locale={locale} />}</Suspense>
    </>
  )
}
