import { proxy, ref } from 'valtio'
import { modalCount, type OpenedModal } from './load-modals.ts'

export interface ModalState {
  /** the modal last opened: it stays drawn while its dialog closes */
  modal: OpenedModal | undefined
  open: boolean
  /** id of the element that gets the focus afterwards, where that is not the one that had it before */
  target: string | undefined
}

/** §2.7: one modal at a time, with its name, whether it is open, its target and what the caller passed. */
export const modalStore = proxy<ModalState>({ modal: undefined, open: false, target: undefined })

/** `openModal({ name: 'card', payload: card })`; `target` as in ModalState. */
export function openModal(modal: OpenedModal, target?: string): void {
  // ref: Valtio does not track what a modal shows
  Object.assign(modalStore, { modal: ref(modal), open: true, target })
  modalCount.set(modalCount.get() + 1)
}

export function closeModal(): void {
  modalStore.open = false
}
