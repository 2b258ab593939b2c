import { proxy, ref } from 'valtio'
import type { Card } from '#shared/contract/rich-text.ts'
import { modalsWanted } from './load-modals.ts'
import type { FirstInCart, OpenedModal } from './opened-modal.ts'

export interface ModalState {
  /** the modal last opened: it stays drawn while its dialog closes */
  modal: OpenedModal | undefined
  open: boolean
  /** id of the element that gets the focus afterwards, where that is not the one that had it before */
  target: string | undefined
}

/** §2.7: one modal at a time, with its name, whether it is open, its target and what the caller handed over. */
export const modalStore = proxy<ModalState>({ modal: undefined, open: false, target: undefined })

type ModalCall =
  | [name: 'terms', payload?: undefined, target?: string]
  | [name: 'card', payload: Card, target?: string]
  | [name: 'firstInCart', payload: FirstInCart, target?: string]

/** `openModal('card', card)`; `target` as in ModalState. */
export function openModal(...[name, payload, target]: ModalCall): void {
  const modal: OpenedModal = name === 'terms' ? { name } : name === 'card' ? { name, payload } : { name, payload }
  modalsWanted.want()
  // ref: what a modal shows is not watched
  Object.assign(modalStore, { modal: ref(modal), open: true, target })
}

export function closeModal(): void {
  modalStore.open = false
}
