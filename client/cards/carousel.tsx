import { useRef } from 'react'
import { Section } from '../content/blocks/section.tsx'
import { classNames } from '../content/class-names.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { iconBefore } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { type CardListProps, ContentCard } from './content-card.tsx'
import { useCarousel } from './use-carousel.ts'

/**
 * Cards on a track that scrolls and snaps: by swipe, keys or buttons, never automatically. It also
 * scrolls without JavaScript.
 */
export function Carousel({ title, anchor, cards, level }: CardListProps) {
  const t = useTranslate()
  const track = useRef<HTMLUListElement>(null)
  const { index, atStart, atEnd, move } = useCarousel(track)
  const position = { number: index + 1, total: cards.length }
  // a button at the end of the track stays focusable; the controls are hidden when all cards are
  // visible
  const controls = (
    <div
      className={classNames(
        'cards-carousel-controls ui-line ui-script-only',
        atStart && atEnd && 'cards-carousel-controls--idle',
      )}
    >
      <output className="cards-carousel-place">
        <VisuallyHidden>{t('carousel.slide', position)}</VisuallyHidden>
        <span aria-hidden="true">{`${position.number} / ${position.total}`}</span>
      </output>
      <button
        type="button"
        className={`cards-round-button ui-icon-button ${iconBefore('chevron-left')}`}
        aria-label={t('carousel.previous')}
        aria-disabled={atStart}
        onClick={() => move(-1)}
      />
      <button
        type="button"
        className={`cards-round-button ui-icon-button ${iconBefore('chevron-right')}`}
        aria-label={t('carousel.next')}
        aria-disabled={atEnd}
        onClick={() => move(1)}
      />
    </div>
  )
  return (
    <Section
      className="cards-carousel"
      tone="night"
      title={title}
      anchor={anchor}
      beside={controls}
    >
      <ul
        ref={track}
        className="cards-track ui-scroll-row"
        aria-label={title ?? t('carousel.label')}
        // the keyboard must reach a scroll container
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {cards.map((card, slide) => (
          <li key={`${card.id}-${slide}`} className="cards-slide">
            <ContentCard
              card={card}
              level={level}
              width={480}
              sizes="(min-width: 40rem) 480px, 85vw"
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
