import type { MouseEvent } from 'react'
import { type ModalName, openModal } from './modal-store.ts'

/** Resolves once the modal can be drawn. Rejects when its code cannot be loaded. */
export let loadModal: (name: ModalName) => Promise<void> = async () => undefined

/** Called by overlays.tsx: the views of the modals belong to features, which this folder does not import. */
export function provideModals(load: typeof loadModal): void {
  loadModal = load
}

/** For a link to the terms page: shows them in a modal (§2.6). Where its code cannot be loaded the link leads to the page. */
export function openTerms(event: MouseEvent<HTMLAnchorElement>): void {
  // the visitor wants the page in another tab
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const { href, target } = event.currentTarget
  void loadModal('terms').then(
    () => openModal({ name: 'terms' }),
    () => window.open(href, target || '_self'),
  )
}
