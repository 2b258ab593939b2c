import { usePageHref } from '../navigation/use-page-href.ts'
import { LogoutButton } from './logout-button.tsx'
import { type CustomerView, VIEWS, viewSearch } from './views.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** The views of my pages, and the way out. */
export function ViewLinks({ view: shown, canLogOut }: { view: CustomerView; canLogOut: boolean }) {
  const t = useTranslate('customer')
  return (
    <nav className="customer-views" aria-label={t('views.label')}>
      <ul className="customer-views-list">
        {VIEWS.map((view) => (
          <li key={view}>
            <ViewLink view={view} className="customer-view-link" current={view === shown}>
              {t(`views.${view}`)}
            </ViewLink>
          </li>
        ))}
      </ul>
      {canLogOut && <LogoutButton className="customer-logout" />}
    </nav>
  )
}

interface ViewLinkProps {
  view: CustomerView
  className: string
  current?: boolean
  children: string
}

export function ViewLink({ view, className, current = false, children }: ViewLinkProps) {
  return (
    <a href={usePageHref() + viewSearch(view)} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
}
