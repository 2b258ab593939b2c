import { Suspense, useEffect } from 'react'
import { restoreConsent, useConsent } from './analytics/consent-store.ts'
import { useSite } from './navigation/site-context.tsx'
import { LoadingBar } from './notifications/loading-bar.tsx'
import { OfflineNotice } from './notifications/offline-notice.tsx'
import { PageAnnouncement } from './notifications/page-announcement.tsx'
import { lateOrNothing } from './ui/late-or-nothing.ts'
import { useOverlaysWanted } from './ui/overlays-wanted.ts'

const LateConsent = lateOrNothing(async () => (await import('./analytics/consent-in-locale.tsx')).ConsentInLocale)
const LateOverlays = lateOrNothing(async () => (await import('./layout/late-overlays.tsx')).LateOverlays)

/** Whatever lies over the page. Of all this the server's HTML holds only empty regions; the rest comes when it is first wanted. */
export function Overlays({ loading }: { loading: boolean }) {
  const { locale } = useSite().addressing
  const { dialog } = useConsent()
  const wanted = useOverlaysWanted()
  useEffect(restoreConsent, [])
  return (
    <>
      <LoadingBar loading={loading} />
      <PageAnnouncement loading={loading} />
      <OfflineNotice />
      <Suspense>{wanted && <LateOverlays />}</Suspense>
      <Suspense>{dialog !== 'closed' && <LateConsent key={dialog} locale={locale} />}</Suspense>
    </>
  )
}
