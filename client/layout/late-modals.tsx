import { ModalHost } from '../modals/modal-host.tsx'
import { drawModal } from './draw-modal.tsx'

/** Modals, from the first one on. */
export function LateModals() {
  return <ModalHost draw={drawModal} />
}
