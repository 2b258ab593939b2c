import { createWanted } from '../ui/create-wanted.ts'
import { loadChunk } from '../ui/load-chunk.ts'
import type { OpenedModal } from './opened-modal.ts'

export type ModalName = OpenedModal['name']

let load: (name: ModalName) => Promise<void> = async () => undefined

/** What draws the modals: given from above (overlays.tsx). */
export function provideModals(given: (name: ModalName) => Promise<void>): void {
  load = given
}

export const modalsWanted = createWanted()

/** For a press that opens a modal: the store, once the modal can be drawn. Rejects when its code cannot be had. */
export async function loadModals(name: ModalName): Promise<typeof import('./modal-store.ts')> {
  const [store] = await Promise.all([loadChunk(() => import('./modal-store.ts')), load(name)])
  return store
}
