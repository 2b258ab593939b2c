import type { Card } from '#shared/contract/content.ts'
import type { HeadingLevel } from '../content/page/heading.tsx'
import { ContentCard } from '../content/cards/content-card.tsx'
import { ProductCard } from './product-card.tsx'

const SIZES = '(min-width: 62rem) 410px, (min-width: 40rem) 50vw, 100vw'

/** Products for sale; a card without a product among them is a card like any other. */
export function ProductList({ cards, level }: { cards: Card[]; level: HeadingLevel }) {
  return (
    <ul className="content-grid">
      {cards.map((card, index) => (
        <li key={`${card.id}-${index}`} className="content-grid-third">
          {card.product ? (
            <ProductCard card={card} product={card.product} level={level} sizes={SIZES} />
          ) : (
            <ContentCard card={card} level={level} width={410} sizes={SIZES} />
          )}
        </li>
      ))}
    </ul>
  )
}
