import type { ContentLink } from '#shared/contract/rich-text.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { iconAfter, type IconName } from '../../ui/icon.tsx'
import { classNames } from '../class-names.ts'
import { linkKind } from './link-kind.ts'
import { TargetLink } from './target-link.tsx'

/** An editor's link: its words and an arrow that tells where it leads. */
export function ContentLinkView({ link, className }: { link: ContentLink; className?: string | undefined }) {
  return (
    <TargetLink target={link.target} sameTab={link.sameTab} className={classNames(className, iconAfter(useLinkIcon(link)))}>
      {link.text}
    </TargetLink>
  )
}

function useLinkIcon({ target }: ContentLink): IconName {
  const { config } = useSite()
  if (typeof target === 'string') return linkKind(target, config) === 'external' ? 'arrow-up-right' : 'arrow-right'
  return target.contentType === 'card' ? 'plus' : 'arrow-right'
}
