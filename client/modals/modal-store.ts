import type { MouseEvent } from 'react'
import { proxy, ref } from 'valtio'
import type { ImageAsset } from '#shared/contract/image.ts'
import type { Card } from '#shared/contract/rich-text-document.ts'

/** Every modal by its name, with its payload. */
export type OpenedModal =
  | { name: 'terms' }
  | { name: 'card'; payload: Card }
  | { name: 'firstInCart'; payload: AddedItem }

/** The product that was added, and the dialog's title. */
export interface AddedItem {
  title: string
  item: {
    name: string
    image?: ImageAsset | undefined
    price: number
    includes: readonly { amount: number; globalName: string }[]
  }
}

export interface ModalState {
  /** the modal that was opened last; it stays rendered after it is closed, for the closing animation */
  modal: OpenedModal | undefined
  open: boolean
  /** id of the element that takes the focus after closing; by default the element that had it before */
  target: string | undefined
}

/**
 * §2.7: one modal at a time, with its name, whether it is open, its target and the caller's
 * payload.
 */
export const modalStore = proxy<ModalState>({ modal: undefined, open: false, target: undefined })

/** `openModal({ name: 'card', payload: card })`; `target` as in ModalState. */
export function openModal(modal: OpenedModal, target?: string): void {
  // ref: Valtio must not track the payload
  Object.assign(modalStore, { modal: ref(modal), open: true, target })
}

export function closeModal(): void {
  modalStore.open = false
}

/**
 * For a link to the terms page: opens them in a modal (§2.6), unless the visitor opens the link in
 * another tab.
 */
export function openTerms(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  openModal({ name: 'terms' })
}
