import type { Card } from '#shared/contract/content.ts'
import { useAnchor } from '../page/anchors-context.tsx'
import { classNames } from '../class-names.ts'
import type { DialogLinkProps } from './link-props.ts'

/** A link whose target is a card: it opens the card's dialog. Without JavaScript the button shows the same card as a popover (page-dialogs.tsx). */
export function DialogLink({ card, className, children }: DialogLinkProps) {
  return (
    <button
      type="button"
      className={classNames('content-dialog-link', className)}
      aria-haspopup="dialog"
      popoverTarget={useAnchor(card)}
      onClick={(event) => {
        event.preventDefault()
        void openCard(card)
      }}
    >
      {children}
    </button>
  )
}

/** Dialogs are not loaded before the first one is opened. */
async function openCard(card: Card): Promise<void> {
  const { openModal } = await import('#browser/modals/modal-store.ts')
  openModal('card', card)
}
