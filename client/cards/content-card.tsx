import type { Card } from '#shared/contract/rich-text-document.ts'
import { classNames } from '../content/class-names.ts'
import { textColorOn } from '../content/contrast.ts'
import { Picture } from '../content/images/picture.tsx'
import { CardLinks } from '../content/links/content-link.tsx'
import { useAnchor } from '../content/page/anchors-context.tsx'
import { Heading } from '../content/page/heading.tsx'
import { RichText } from '../content/rich-text/rich-text.tsx'

/** Props of the views of a card list. */
export interface CardListProps {
  title: string | undefined
  anchor: string | undefined
  cards: Card[]
  level: number
}

interface ContentCardProps {
  card: Card
  level: number
  /** of the picture: the largest width of the card, and the `sizes` attribute */
  width: number
  sizes: string
}

/** A card of a grid or a carousel: picture, text and links, on a colour if the card has one. */
export function ContentCard({ card, level, width, sizes }: ContentCardProps) {
  const { title, text, image, links, color } = card
  return (
    <article
      id={useAnchor(card)}
      className={classNames(
        'cards-card ui-card',
        color && `cards-card--on-color cards-card--${textColorOn(color)}`,
      )}
    >
      {/* the Content Security Policy forbids style attributes, so the colour is an SVG */}
      {color && (
        <svg className="cards-plane ui-fill" aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" fill={color} />
        </svg>
      )}
      {image && (
        <Picture
          image={image}
          width={width}
          ratio={3 / 2}
          sizes={sizes}
          className="cards-card-picture"
          fill
        />
      )}
      <div className="cards-card-text">
        {title && (
          <Heading level={level} className="cards-card-title">
            {title}
          </Heading>
        )}
        {text && <RichText document={text} top={level + 1} className="cards-card-words" />}
        {links && <CardLinks links={links} covers />}
      </div>
    </article>
  )
}
