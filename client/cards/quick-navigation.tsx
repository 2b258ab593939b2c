import type { Card } from '#shared/contract/rich-text-document.ts'
import { Section } from '../content/blocks/section.tsx'
import { classNames } from '../content/class-names.ts'
import { TargetLink } from '../content/links/target-link.tsx'
import { useAnchor } from '../content/page/anchors-context.tsx'
import { Heading } from '../content/page/heading.tsx'
import { iconAfter } from '../ui/icon.tsx'
import { type CardListProps, ContentCard } from './content-card.tsx'

/** Tiles that link to the most visited pages. */
export function QuickNavigation({ title, anchor, cards, level }: CardListProps) {
  return (
    <Section className="cards-quick" title={title} anchor={anchor}>
      <ul
        className={classNames(
          'cards-quick-tiles',
          cards.length % 3 === 0 && 'cards-quick-tiles--thirds',
        )}
      >
        {cards.map((card, index) => (
          <Tile key={`${card.id}-${index}`} card={card} level={level} />
        ))}
      </ul>
    </Section>
  )
}

function Tile({ card, level }: { card: Card; level: number }) {
  const anchor = useAnchor(card)
  const { title, links = [], text, image } = card
  const [link, more] = links
  // a card with more than a title and a link is a full card
  if (!link || more || text || image)
    return (
      <li>
        <ContentCard
          card={card}
          level={level}
          width={410}
          sizes="(min-width: 48rem) 410px, 100vw"
        />
      </li>
    )
  return (
    <li className={`cards-tile ui-panel ${iconAfter('arrow-right')}`} id={anchor}>
      {title && (
        <Heading level={level} className="cards-tile-title">
          {title}
        </Heading>
      )}
      <TargetLink {...link} className="cards-tile-link ui-soft ui-cover" />
    </li>
  )
}
