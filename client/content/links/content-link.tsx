import type { ContentLink } from '#shared/contract/rich-text-document.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { iconAfter } from '../../ui/icon.tsx'
import { classNames } from '../class-names.ts'
import { linkKind, TargetLink } from './target-link.tsx'

/** An editor's link: its text, and an icon for its kind of target. */
export function ContentLinkView({ link, className }: { link: ContentLink; className: string }) {
  const { config } = useSite()
  const { target } = link
  const isDialog = typeof target !== 'string' && target.contentType === 'card'
  const isExternal = typeof target === 'string' && linkKind(target, config) === 'external'
  const icon = isDialog ? 'plus' : isExternal ? 'arrow-up-right' : 'arrow-right'
  return <TargetLink {...link} className={classNames(className, iconAfter(icon))} />
}

/**
 * A card's links. A single link covers the card, so that the whole card can be pressed and screen
 * readers read one link.
 */
export function CardLinks({ links, covers = false }: { links: ContentLink[]; covers?: boolean }) {
  const [only, more] = links
  if (!only) return null
  if (!more)
    return (
      <ContentLinkView
        link={only}
        className={classNames('content-link content-link--only', covers && 'ui-cover')}
      />
    )
  return (
    <ul className="content-links ui-stack ui-gap-2">
      {links.map((link, index) => (
        <li key={index}>
          <ContentLinkView link={link} className="content-link" />
        </li>
      ))}
    </ul>
  )
}
