import type { ContentLink } from '#shared/contract/card.ts'
import { ContentLinkView } from '../links/content-link.tsx'

/** A card's links. One alone covers the card, so that the whole of it can be pressed and screen readers meet one link. */
export function CardLinks({ links, covers = false }: { links: ContentLink[]; covers?: boolean }) {
  const [only, more] = links
  if (!only) return null
  if (!more)
    return (
      <p className="content-links">
        <ContentLinkView link={only} className={covers ? 'content-link content-link--covers' : 'content-link'} />
      </p>
    )
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
