import type { ContentLink } from '#shared/contract/rich-text.ts'
import { TargetLink } from '../content/links/target-link.tsx'
import { useTranslate } from '../i18n/use-translate.ts'

/** The editors' short cuts. */
export function QuickNavigation({ links }: { links: ContentLink[] }) {
  const t = useTranslate()
  if (links.length === 0) return <div className="layout-quick" />
  return (
    <nav className="layout-quick" aria-label={t('quickNavigation.label')}>
      <ul>
        {links.map((link, index) => (
          <li key={`${index} ${link.text}`}>
            <TargetLink target={link.target} sameTab={link.sameTab} className="layout-quick-link">
              {link.text}
            </TargetLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
