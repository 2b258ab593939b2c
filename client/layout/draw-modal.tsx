import { lazy } from 'react'
import { CardDetail } from '../content/cards/card-detail.tsx'
import type { Translate } from '../i18n/translate.ts'
import { ModalFrame } from '../modals/modal-frame.tsx'
import type { ShownModal } from '../modals/modal-host.tsx'
import type { OpenedModal } from '../modals/modal-store.ts'
import { loadLateStyles } from '../ui/late-styles.ts'

const FirstInCart = lazy(async () => {
  const [{ FirstInCart }] = await Promise.all([import('../cart/first-in-cart.tsx'), loadLateStyles('client/styles/shop.css')])
  return { default: FirstInCart }
})
const TermsModal = lazy(async () => ({ default: (await import('./terms-modal.tsx')).TermsModal }))

/** The site's modals by their names. */
export function drawModal(modal: OpenedModal, t: Translate): ShownModal {
  if (modal.name === 'terms') return { label: t('terms.title'), content: <TermsModal /> }
  if (modal.name === 'firstInCart') return { label: modal.payload.title, content: <FirstInCart {...modal.payload} /> }
  const { payload: card } = modal
  const title = card.title ?? ''
  return {
    label: title,
    content: (
      <ModalFrame title={title}>
        <CardDetail card={card} />
      </ModalFrame>
    ),
  }
}
