import { type ReactNode, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Translate } from '../i18n/translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { Dialog } from './dialog.tsx'
import { closeModal, modalStore } from './modal-store.ts'
import type { OpenedModal } from './opened-modal.ts'

export interface ShownModal {
  /** what the dialog is called */
  label: string
  content: ReactNode
}

/** The place of the modal of the moment; `draw` knows what each name shows. */
export function ModalHost({ draw }: { draw: (modal: OpenedModal, t: Translate) => ShownModal }) {
  const t = useTranslate()
  const { path } = useSite()
  const { modal: opened, open } = useSnapshot(modalStore)
  const openedOn = useRef(path)
  useEffect(() => {
    // Back and Forward leave the page it was opened on
    if (openedOn.current !== path) closeModal()
    openedOn.current = path
  }, [path])
  const { modal } = modalStore // what was opened itself: a snapshot's parts are for reading, a card's are for drawing
  if (!opened || !modal) return null
  const { label, content } = draw(modal, t)
  return (
    <Dialog label={label} open={open} onClose={onClose} className="modals-card">
      {content}
    </Dialog>
  )
}

function onClose(): void {
  const { target } = modalStore
  closeModal()
  if (target !== undefined) document.getElementById(target)?.focus()
}
