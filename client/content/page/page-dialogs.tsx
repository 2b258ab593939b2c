import type { Card } from '#shared/contract/rich-text.ts'
import { CardDetail } from '../cards/card-detail.tsx'
import { useAnchor } from './anchors-context.tsx'

/** What links of the page open as dialogs (§2.7), for a browser without JavaScript: the same cards as popovers. */
export function PageDialogs({ cards }: { cards: Card[] }) {
  return cards.map((card, index) => <DialogFallback key={`${card.id}-${index}`} card={card} />)
}

function DialogFallback({ card }: { card: Card }) {
  return (
    <dialog id={useAnchor(card)} className="content-popover" popover="auto" aria-label={card.title}>
      <CardDetail card={card} top={2} />
    </dialog>
  )
}
