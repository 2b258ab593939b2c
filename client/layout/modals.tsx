import { type ReactNode, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { CardDetail } from '../content/cards/card-detail.tsx'
import type { Translate } from '../i18n/translate.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { Dialog } from '../modals/dialog.tsx'
import { ModalFrame } from '../modals/modal-frame.tsx'
import { closeModal, modalStore, type OpenedModal } from '../modals/modal-store.ts'
import { useSite } from '../navigation/site-context.tsx'
import type { LazyCode } from '../ui/lazy-code.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { OnDemand } from '../ui/on-demand.tsx'
import { firstInCart, termsModal } from './lazy-modals.ts'

/** The dialog with the modal of the store. */
export function Modals() {
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
  const { label, content } = drawModal(modal, t)
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

/** The dialog's name, and what is in it. */
function drawModal(modal: OpenedModal, t: Translate): { label: string; content: ReactNode } {
  switch (modal.name) {
    case 'terms': {
      const label = t('terms.title')
      return { label, content: lazily(label, termsModal, (TermsModal) => <TermsModal />) }
    }
    case 'firstInCart': {
      const { title: label } = modal.payload
      return { label, content: lazily(label, firstInCart, (FirstInCart) => <FirstInCart {...modal.payload} />) }
    }
    case 'card': {
      const { title: label = '' } = modal.payload
      return { label, content: inFrame(label, <CardDetail card={modal.payload} />) }
    }
  }
}

function lazily<Code>(title: string, code: LazyCode<Code>, draw: (code: Code) => ReactNode): ReactNode {
  return (
    <OnDemand
      code={code}
      waiting={<span className="modals-waiting ui-skeleton" />}
      renderFailed={(tryAgain) => inFrame(title, <NotLoaded tryAgain={tryAgain} />)}
    >
      {draw}
    </OnDemand>
  )
}

function inFrame(title: string, content: ReactNode): ReactNode {
  return <ModalFrame title={title}>{content}</ModalFrame>
}
