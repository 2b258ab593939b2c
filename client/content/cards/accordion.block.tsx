import type { Card } from '#shared/contract/rich-text.ts'
import { iconAfter } from '../../ui/icon.tsx'
import { Picture } from '../images/picture.tsx'
import { useAnchor } from '../page/anchors-context.tsx'
import { below, Heading, type HeadingLevel } from '../page/heading.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { CardLinks } from '../links/content-link.tsx'

/** Questions that open to their answers. The browser's own details: they work, and are found by search in page, without a script. */
export default function Accordion({ cards, level }: { cards: Card[]; level: HeadingLevel }) {
  return (
    <div className="content-accordion-items">
      {cards.map((card, index) => (
        <AccordionItem key={`${card.id}-${index}`} card={card} level={level} />
      ))}
    </div>
  )
}

function AccordionItem({ card, level }: { card: Card; level: HeadingLevel }) {
  const { title, text, image, links } = card
  return (
    <details className="content-accordion-item ui-collapse" id={useAnchor(card)}>
      <summary className={iconAfter('plus')}>
        <Heading level={level} className="content-accordion-title">
          {title ?? links?.[0]?.text ?? '…'}
        </Heading>
      </summary>
      <div className="content-accordion-answer">
        {text && <RichText document={text} top={below(level)} />}
        {image && (
          <Picture
            image={image}
            width={640}
            ratio={16 / 9}
            sizes="(min-width: 48rem) 640px, 100vw"
            className="content-accordion-picture"
            fill
          />
        )}
        {links && <CardLinks links={links} />}
      </div>
    </details>
  )
}
