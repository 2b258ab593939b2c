import type { Card } from '#shared/contract/rich-text.ts'
import { Picture } from '../images/picture.tsx'
import { below, Heading, type HeadingLevel } from '../page/heading.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { CardLinks } from '../links/content-link.tsx'

/** A whole card, as a dialog shows it; without `top` the dialog has shown its title. */
export function CardDetail({ card: { title, text, image, links }, top }: { card: Card; top?: HeadingLevel }) {
  return (
    <div className="content-detail">
      {image && (
        <Picture image={image} width={640} ratio={16 / 9} sizes="(min-width: 40rem) 640px, 100vw" className="content-detail-picture" fill />
      )}
      {title && top && (
        <Heading level={top} className="content-detail-title">
          {title}
        </Heading>
      )}
      {text && <RichText document={text} top={below(top ?? 2)} />}
      {links && <CardLinks links={links} />}
    </div>
  )
}
