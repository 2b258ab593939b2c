import { useRef } from 'react'
import type { Card } from '#shared/contract/rich-text.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Section } from '../blocks/section.tsx'
import type { HeadingLevel } from '../page/heading.tsx'
import { CarouselControls } from './carousel-controls.tsx'
import { ContentCard } from './content-card.tsx'
import { useCarousel } from './use-carousel.ts'

export interface CarouselProps {
  title?: string | undefined
  anchor: string | undefined
  cards: Card[]
  level: HeadingLevel
}

/** Cards on a track that scrolls and snaps: by swipe, keys or buttons, never by itself. Without JavaScript it scrolls just so. */
export default function Carousel({ title, anchor, cards, level }: CarouselProps) {
  const t = useTranslate()
  const track = useRef<HTMLUListElement>(null)
  const { move, ...position } = useCarousel(track)
  return (
    <Section
      className="content-carousel"
      tone="night"
      title={title}
      anchor={anchor}
      beside={<CarouselControls {...position} total={cards.length} onMove={move} />}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <ul ref={track} className="content-track" aria-label={title ?? t('carousel.label')} tabIndex={0}>
        {cards.map((card, index) => (
          <li key={`${card.id}-${index}`} className="content-slide">
            <ContentCard card={card} level={level} width={480} sizes="(min-width: 40rem) 480px, 85vw" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
