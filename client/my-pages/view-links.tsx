import { LogoutButton } from '../customer/logout-button.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { usePageHref } from '../navigation/site-context.tsx'
import { type View, VIEWS, viewSearch } from './views.ts'

/** The views of my pages, and the logout. */
export function ViewLinks({ view: shown, canLogOut }: { view: View; canLogOut: boolean }) {
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
  view: View
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
