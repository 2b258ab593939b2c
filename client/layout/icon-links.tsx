import type { ContentLink } from '#shared/contract/rich-text.ts'
import { mayShowPicture } from '#shared/images/picture-source.ts'
import { TargetLink } from '../content/links/target-link.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { iconAfter } from '../ui/icon.tsx'

/** The footer's first band: what people look for at the end of a page. */
export function IconLinks({ links }: { links: ContentLink[] }) {
  const { config } = useSite()
  if (links.length === 0) return null
  return (
    <div className="layout-icon-band">
      <ul className="layout-icon-links ui-page-width">
        {links.map((link, index) => (
          <li key={`${index} ${link.text}`}>
            <TargetLink target={link.target} sameTab={link.sameTab} className={`layout-icon-link ${iconAfter('arrow-right')}`}>
              {link.image && mayShowPicture(link.image.src, config) && (
                <img src={link.image.src} alt="" width="40" height="40" loading="lazy" />
              )}
              {link.text}
            </TargetLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
