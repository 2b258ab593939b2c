import type { ReactNode } from 'react'
import { CardDetail } from '../content/cards/card-detail.tsx'
import type { Translate } from '../i18n/translate.ts'
import { ModalFrame } from '../modals/modal-frame.tsx'
import { ModalHost, type ShownModal } from '../modals/modal-host.tsx'
import type { OpenedModal } from '../modals/load-modals.ts'
import type { LazyCode } from '../ui/lazy-code.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { OnDemand } from '../ui/on-demand.tsx'
import { firstInCart, termsModal } from './lazy-modals.ts'

/** The place of the site's modals, from the first one on. */
export function Modals() {
  return <ModalHost draw={drawModal} />
}

/** Each by its name. */
function drawModal(modal: OpenedModal, t: Translate): ShownModal {
  if (modal.name === 'terms') {
    const label = t('terms.title')
    return { label, content: lazily(label, termsModal, (TermsModal) => <TermsModal />) }
  }
  if (modal.name === 'firstInCart') {
    const { payload } = modal
    return { label: payload.title, content: lazily(payload.title, firstInCart, (FirstInCart) => <FirstInCart {...payload} />) }
  }
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

function lazily<Code>(title: string, code: LazyCode<Code>, draw: (code: Code) => ReactNode): ReactNode {
  return (
    <OnDemand
      code={code}
      waiting={<span className="modals-waiting ui-skeleton" />}
      renderFailed={(tryAgain) => (
        <ModalFrame title={title}>
          <NotLoaded tryAgain={tryAgain} />
        </ModalFrame>
      )}
    >
      {draw}
    </OnDemand>
  )
}
