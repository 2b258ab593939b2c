import { lazy, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { consentStore, restoreConsent } from './analytics/consent-store.ts'
import { drawModal } from './layout/draw-modal.tsx'
import { ModalHost } from './modals/modal-host.tsx'
import { LoadingBar } from './notifications/loading-bar.tsx'
import { NotificationRegions } from './notifications/notification-regions.tsx'
import { OfflineNotice } from './notifications/offline-notice.tsx'
import { PageAnnouncement } from './notifications/page-announcement.tsx'

const ConsentDialog = lazy(async () => ({ default: (await import('./analytics/consent-dialog.tsx')).ConsentDialog }))

/** Whatever lies over the page. Of all this the server's HTML holds only the live regions, empty. */
export function Overlays({ loading }: { loading: boolean }) {
  const { dialog } = useSnapshot(consentStore)
  useEffect(restoreConsent, [])
  return (
    <>
      <LoadingBar loading={loading} />
      <PageAnnouncement loading={loading} />
      <OfflineNotice />
      <NotificationRegions />
      <ModalHost draw={drawModal} />
      {dialog !== 'closed' && (
        <Suspense>
          <ConsentDialog key={dialog} />
        </Suspense>
      )}
    </>
  )
}
