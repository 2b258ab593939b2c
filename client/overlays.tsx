import { lazy, Suspense, useEffect } from 'react'
import { rememberedConsent } from './analytics/remembered-consent.ts'
import { LoadingBar } from './notifications/loading-bar.tsx'
import { OfflineNotice } from './notifications/offline-notice.tsx'
import { PageAnnouncement } from './notifications/page-announcement.tsx'
import { useOverlaysWanted, wantOverlays } from './ui/overlays-wanted.ts'

const LateOverlays = lazy(async () => ({ default: (await import('./layout/late-overlays.tsx')).LateOverlays }))

/** Whatever lies over the page. Of all this the server's HTML holds only empty regions; dialogs and notifications come when first wanted. */
export function Overlays({ loading }: { loading: boolean }) {
  const wanted = useOverlaysWanted()
  useEffect(() => {
    if (!rememberedConsent()) wantOverlays()
  }, [])
  return (
    <>
      <LoadingBar loading={loading} />
      <PageAnnouncement loading={loading} />
      <OfflineNotice />
      {wanted && (
        <Suspense>
          <LateOverlays />
        </Suspense>
      )}
    </>
  )
}
