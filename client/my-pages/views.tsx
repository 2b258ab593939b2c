import { LogoutButton } from '../customer/logout-button.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { usePageHref } from '../navigation/site-context.tsx'

const VIEWS = ['overview', 'orders', 'cards', 'details'] as const

/** One of my pages, which are one page of the content service, told apart by `?view=`. */
type View = (typeof VIEWS)[number]

/** The overview for whatever is no view. */
export function readView(search: string): View {
  const name = new URLSearchParams(search).get('view')
  return VIEWS.find((view) => view === name) ?? 'overview'
}

/** The views of my pages, and the logout. */
export function ViewLinks({ view: shown, canLogOut }: { view: View; canLogOut: boolean }) {
  const t = useTranslate('customer')
  return (
    <nav className="customer-views" aria-label={t('views.label')}>
      <ul className="customer-views-list">
        {VIEWS.map((view) => (
          <li key={view}>
            <ViewLink view={view} text={t(`views.${view}`)} className="customer-view-link" current={view === shown} />
          </li>
        ))}
      </ul>
      {canLogOut && <LogoutButton className="customer-logout" />}
    </nav>
  )
}

export interface ViewLinkProps {
  view: View
  text: string
  className: string
  current?: boolean
}

export function ViewLink({ view, text, className, current = false }: ViewLinkProps) {
  const search = view === 'overview' ? '' : `?view=${view}`
  return (
    <a href={usePageHref() + search} className={className} aria-current={current ? 'page' : undefined}>
      {text}
    </a>
  )
}
