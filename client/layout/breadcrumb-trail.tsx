import type { NavigationItem } from '#shared/contract/layout.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { iconBefore } from '../ui/icon.tsx'
import { NavigationLink } from './navigation-link.tsx'

/** The way to the page through the navigation tree; nothing on the landing page. */
export function BreadcrumbTrail({ trail }: { trail: NavigationItem[] }) {
  const t = useTranslate()
  const { locale } = useSite().addressing
  if (trail.length === 0) return null
  return (
    <nav className="layout-breadcrumbs ui-page-width" aria-label={t('header.breadcrumbs')}>
      <ol className="layout-breadcrumbs-list">
        <li>
          <SiteLink
            to={localizedPath('landing', locale)}
            className={`layout-breadcrumb ${iconBefore('home')}`}
            aria-label={t('errorPage.toFrontPage')}
          />
        </li>
        {trail.map((item) => (
          <li key={item.id} className={iconBefore('chevron-right')}>
            <NavigationLink item={item} trail={trail} className="layout-breadcrumb" />
          </li>
        ))}
      </ol>
    </nav>
  )
}
