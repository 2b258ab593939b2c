import { lazy, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { consentStore, restoreConsent } from '../analytics/consent-store.ts'
import { ModalHost } from '../modals/modal-host.tsx'
import { NotificationRegions } from '../notifications/notification-regions.tsx'
import { drawModal } from './draw-modal.tsx'

const ConsentDialog = lazy(async () => ({ default: (await import('../analytics/consent-dialog.tsx')).ConsentDialog }))

/** Dialogs and notifications, from the first one on. */
export function LateOverlays() {
  const { dialog } = useSnapshot(consentStore)
  useEffect(restoreConsent, [])
  return (
    <>
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
