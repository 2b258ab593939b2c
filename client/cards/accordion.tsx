import type { Card } from '#shared/contract/rich-text-document.ts'
import { useAnchor } from '../content/page/anchors-context.tsx'
import { Heading } from '../content/page/heading.tsx'
import { iconAfter } from '../ui/icon.tsx'
import { CardDetail } from './card-detail.tsx'

/**
 * Questions that open to show their answers. The details element works without a script, and search
 * in page finds its text.
 */
export function Accordion({ cards, level }: { cards: Card[]; level: number }) {
  return (
    <div className="cards-accordion-items">
      {cards.map((card, index) => (
        <AccordionItem key={`${card.id}-${index}`} card={card} level={level} />
      ))}
    </div>
  )
}

function AccordionItem({ card, level }: { card: Card; level: number }) {
  const { title, links } = card
  return (
    <details className="cards-accordion-item ui-collapse" id={useAnchor(card)}>
      <summary className={`ui-line ui-gap-5 ui-spread ${iconAfter('plus')}`}>
        <Heading level={level} className="cards-accordion-title">
          {title ?? links?.[0]?.text ?? '…'}
        </Heading>
      </summary>
      <div className="cards-accordion-answer">
        <CardDetail card={card} level={level} />
      </div>
    </details>
  )
}
