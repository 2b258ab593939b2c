import { readOneOf } from '#shared/contract/read-values.ts'
import { LogoutButton } from '../customer/logout-button.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { QueryLink } from '../navigation/site-link.tsx'

const VIEWS = ['overview', 'orders', 'cards', 'details'] as const

/** One of my pages, which are one page of the content service, told apart by `?view=`. */
export type View = (typeof VIEWS)[number]

/** The overview for whatever is no view. */
export function readView(search: string): View {
  return readOneOf(VIEWS, new URLSearchParams(search).get('view')) ?? 'overview'
}

/** The views of my pages, and the logout. */
export function ViewLinks({ view: shown, canLogOut }: { view: View; canLogOut: boolean }) {
  const t = useTranslate('customer')
  return (
    <nav className="customer-views" aria-label={t('views.label')}>
      <ul className="customer-views-list">
        {VIEWS.map((view) => (
          <li key={view}>
            <QueryLink
              search={view === 'overview' ? '' : `?view=${view}`}
              className="customer-view-link"
              aria-current={view === shown ? 'page' : undefined}
            >
              {t(`views.${view}`)}
            </QueryLink>
          </li>
        ))}
      </ul>
      {canLogOut && <LogoutButton className="customer-logout" />}
    </nav>
  )
}
