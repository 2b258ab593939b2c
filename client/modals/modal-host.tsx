import { type ReactNode, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Translate } from '../i18n/translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { Dialog } from './dialog.tsx'
import type { OpenedModal } from './load-modals.ts'
import { closeModal, modalStore } from './modal-store.ts'

export interface ShownModal {
  /** the dialog's name */
  label: string
  content: ReactNode
}

/** Draws the modal of the store in a dialog; `draw` knows what each name shows. */
export function ModalHost({ draw }: { draw: (modal: OpenedModal, t: Translate) => ShownModal }) {
  const t = useTranslate()
  const { path } = useSite()
  const { modal: snapshot, open } = useSnapshot(modalStore)
  const openedOn = useRef(path)
  useEffect(() => {
    // Back and Forward leave the page it was opened on
    if (openedOn.current !== path) closeModal()
    openedOn.current = path
  }, [path])
  const { modal } = modalStore // itself: the parts of a snapshot are read-only
  if (!snapshot || !modal) return null
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
