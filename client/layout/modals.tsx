import { type ReactNode, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { CardDetail } from '../cards/card-detail.tsx'
import { FirstInCart } from '../cart/first-in-cart.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { Dialog } from '../modals/dialog.tsx'
import { ModalFrame } from '../modals/modal-frame.tsx'
import { closeModal, modalStore, type OpenedModal } from '../modals/modal-store.ts'
import { useSite } from '../navigation/site-context.tsx'
import { lazyCode } from '../ui/lazy-code.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { OnDemand } from '../ui/on-demand.tsx'

const termsModal = lazyCode(async () => (await import('./terms-modal.tsx')).TermsModal)

/** Renders the modal that the store names. */
export function Modals() {
  const t = useTranslate()
  const { path } = useSite()
  const { modal: snapshot, open } = useSnapshot(modalStore)
  const openedOn = useRef(path)
  useEffect(() => {
    // closes when Back or Forward leaves the page
    if (openedOn.current !== path) closeModal()
    openedOn.current = path
  }, [path])
  const { modal } = modalStore // read from the store itself, because objects in a snapshot are read-only
  if (!snapshot || !modal) return null
  const label = modal.name === 'terms' ? t('terms.title') : (modal.payload.title ?? '')
  return (
    <Dialog label={label} open={open} onClose={onClose} className="modals-card">
      {drawModal(modal, label)}
    </Dialog>
  )
}

function onClose(): void {
  const { target } = modalStore
  closeModal()
  if (target !== undefined) document.getElementById(target)?.focus()
}

function drawModal(modal: OpenedModal, label: string): ReactNode {
  if (modal.name === 'firstInCart') return <FirstInCart {...modal.payload} />
  if (modal.name === 'card')
    return (
      <ModalFrame title={label}>
        <CardDetail card={modal.payload} />
      </ModalFrame>
    )
  return (
    <OnDemand
      code={termsModal}
      waiting={<span className="modals-waiting ui-skeleton" />}
      renderFailed={(tryAgain) => (
        <ModalFrame title={label}>
          <NotLoaded tryAgain={tryAgain} />
        </ModalFrame>
      )}
    >
      {(TermsModal) => <TermsModal />}
    </OnDemand>
  )
}
