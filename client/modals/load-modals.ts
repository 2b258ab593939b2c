import type { MouseEvent } from 'react'
import type { ImageAsset } from '#shared/contract/image.ts'
import type { Card } from '#shared/contract/rich-text.ts'
import { createStore } from '../ui/create-store.ts'
import { loadChunk } from '../ui/load-chunk.ts'

/** Every modal by its name, with what its caller passes. */
export type OpenedModal = { name: 'terms' } | { name: 'card'; payload: Card } | { name: 'firstInCart'; payload: FirstInCart }
export type ModalName = OpenedModal['name']

/** The product that was added, and the dialog's title. */
export interface FirstInCart {
  title: string
  item: { name: string; image?: ImageAsset | undefined; price: number; includes: readonly { amount: number; globalName: string }[] }
}

/** How many modals have been opened. The first one draws their host; each further one loads again what could not be loaded. */
export const modalCount = createStore(0)

let loadView: (name: ModalName) => Promise<void> = async () => undefined

/** Called by overlays.tsx: the views of the modals belong to features, which this folder does not import. */
export function provideModals(load: typeof loadView): void {
  loadView = load
}

/** The store, once the modal can be drawn. Rejects when its code cannot be loaded. */
export async function loadModals(name: ModalName): Promise<typeof import('./modal-store.ts')> {
  const [store] = await Promise.all([loadChunk(() => import('./modal-store.ts')), loadView(name)])
  return store
}

/** For a link to the terms page: shows them in a modal (§2.6). Where its code cannot be loaded the link leads to the page. */
export function openTerms(event: MouseEvent<HTMLAnchorElement>): void {
  // the visitor wants the page in another tab
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const { href, target } = event.currentTarget
  void loadModals('terms').then(
    ({ openModal }) => openModal({ name: 'terms' }),
    () => window.open(href, target || '_self'),
  )
}
