import type { Card } from '#shared/contract/rich-text-document.ts'
import { ContentCard } from './content-card.tsx'

const THIRD = { width: 410, sizes: '(min-width: 62rem) 410px, (min-width: 40rem) 50vw, 100vw' }
const HALF = { width: 720, sizes: '(min-width: 62rem) 720px, (min-width: 40rem) 50vw, 100vw' }

export function CardGrid({ cards, level }: { cards: Card[]; level: number }) {
  const inPairs = cardsInPairs(cards.length)
  return (
    <ul className="cards-grid ui-stack ui-gap-5">
      {cards.map((card, index) => (
        <li
          key={`${card.id}-${index}`}
          className={
            index < inPairs ? `cards-grid-half cards-grid-half--${index % 4}` : 'cards-grid-third'
          }
        >
          <ContentCard card={card} level={level} {...(index < inPairs ? HALF : THIRD)} />
        </li>
      ))}
    </ul>
  )
}

/**
 * How many cards are in rows of two before the rows of three, so that no card is alone in the last
 * row. 4 → 2+2, 5 → 2+3, 7 → 2+2+3.
 */
export function cardsInPairs(count: number): number {
  if (count <= 2) return count
  return [0, 4, 2][count % 3] ?? 0
}
