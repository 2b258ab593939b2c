import type { MouseEvent, ReactNode } from 'react'
import type { Card } from '#shared/contract/rich-text.ts'
import { loadModals } from '../../modals/load-modals.ts'
import { classNames } from '../class-names.ts'
import { useAnchor } from '../page/anchors-context.tsx'

interface DialogLinkProps {
  card: Card
  className?: string | undefined
  children: ReactNode
}

/**
 * A link whose target is a card: it opens the card's dialog. Without JavaScript, and when the dialog's code fails to load, the button
 * shows the same card as a popover (page/page-content.tsx).
 */
export function DialogLink({ card, className, children }: DialogLinkProps) {
  const popover = useAnchor(card)

  async function open(event: MouseEvent): Promise<void> {
    event.preventDefault()
    try {
      const { openModal } = await loadModals('card')
      openModal({ name: 'card', payload: card })
    } catch {
      if (popover !== undefined) document.getElementById(popover)?.showPopover()
    }
  }

  return (
    <button
      type="button"
      className={classNames('content-dialog-link', className)}
      aria-haspopup="dialog"
      popoverTarget={popover}
      onClick={open}
    >
      {children}
    </button>
  )
}
