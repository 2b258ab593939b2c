import { lazy, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { consentStore, restoreConsent } from '../analytics/consent-store.ts'
import { ModalHost } from '../modals/modal-host.tsx'
import { NotificationRegions } from '../notifications/notification-regions.tsx'
import { OfflineNotice } from '../notifications/offline-notice.tsx'
import { drawModal } from './draw-modal.tsx'

const ConsentDialog = lazy(async () => ({ default: (await import('../analytics/consent-dialog.tsx')).ConsentDialog }))

/** What may come to lie over the page once it can be used. */
export function LateOverlays() {
  const { dialog } = useSnapshot(consentStore)
  useEffect(restoreConsent, [])
  return (
    <>
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
