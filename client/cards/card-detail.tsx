import type { Card } from '#shared/contract/rich-text-document.ts'
import { Picture } from '../content/images/picture.tsx'
import { CardLinks } from '../content/links/content-link.tsx'
import { Heading } from '../content/page/heading.tsx'
import { RichText } from '../content/rich-text/rich-text.tsx'

interface CardDetailProps {
  card: Card
  /** heading level of its title */
  level?: number
  /** renders the title, for a dialog that does not have one */
  titled?: boolean
}

/** The content of a card in a dialog or an accordion. */
export function CardDetail({
  card: { title, text, image, links },
  level = 2,
  titled,
}: CardDetailProps) {
  return (
    <div className="ui-stack ui-gap-4">
      {image && (
        <Picture
          image={image}
          width={640}
          ratio={16 / 9}
          sizes="(min-width: 40rem) 640px, 100vw"
          className="cards-detail-picture"
          fill
        />
      )}
      {title && titled && <Heading level={level}>{title}</Heading>}
      {text && <RichText document={text} top={level + 1} />}
      {links && <CardLinks links={links} />}
    </div>
  )
}
