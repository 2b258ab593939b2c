import { loadModals } from '../../modals/load-modals.ts'
import { useAnchor } from '../page/anchors-context.tsx'
import { classNames } from '../class-names.ts'
import type { DialogLinkProps } from './link-props.ts'

/**
 * A link whose target is a card: it opens the card's dialog. Without JavaScript, and where the dialog's code cannot be had, the button
 * shows the same card as a popover (page-dialogs.tsx).
 */
export function DialogLink({ card, className, children }: DialogLinkProps) {
  const popover = useAnchor(card)

  async function open(): Promise<void> {
    try {
      const { openModal } = await loadModals('card')
      openModal('card', card)
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
      onClick={(event) => {
        event.preventDefault()
        void open()
      }}
    >
      {children}
    </button>
  )
}
