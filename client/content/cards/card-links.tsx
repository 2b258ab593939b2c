import type { ContentLink } from '#shared/contract/rich-text.ts'
import { classNames } from '../class-names.ts'
import { ContentLinkView } from '../links/content-link.tsx'

/** A card's links. One alone covers the card, so that the whole of it can be pressed and screen readers meet one link. */
export function CardLinks({ links, covers = false }: { links: ContentLink[]; covers?: boolean }) {
  const [only, more] = links
  if (!only) return null
  if (!more)
    return <ContentLinkView link={only} className={classNames('content-link content-link--only', covers && 'content-link--covers')} />
  return (
    <ul className="content-links">
      {links.map((link, index) => (
        <li key={index}>
          <ContentLinkView link={link} className="content-link" />
        </li>
      ))}
    </ul>
  )
}
