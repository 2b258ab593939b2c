import { ModalHost } from '../modals/modal-host.tsx'
import { NotificationRegions } from '../notifications/notification-regions.tsx'
import { drawModal } from './draw-modal.tsx'

/** Modals and notifications, from the first one on. */
export function LateOverlays() {
  return (
    <>
      <NotificationRegions />
      <ModalHost draw={drawModal} />
    </>
  )
}
