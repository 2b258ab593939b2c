import { readOneOf } from '#shared/contract/read-values.ts'
import { LogoutButton } from '../customer/logout-button.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { QueryLink } from '../navigation/site-link.tsx'

const VIEWS = ['overview', 'orders', 'cards', 'details'] as const

/** My pages are one page of the content service; `?view=` names the view. */
export type CustomerView = (typeof VIEWS)[number]

/** Any unknown view is the overview. */
export function readView(search: string): CustomerView {
  return readOneOf(VIEWS, new URLSearchParams(search).get('view')) ?? 'overview'
}

/** On narrow phones the row of links scrolls sideways. */
function scrollToLink(link: HTMLAnchorElement | null): void {
  const row = link?.closest('nav')
  if (link && row)
    row.scrollLeft += link.getBoundingClientRect().right - row.getBoundingClientRect().right
}

/** Links to the views, and the logout button. */
export function ViewLinks({ view: shown, canLogOut }: { view: CustomerView; canLogOut: boolean }) {
  const t = useTranslate('customer')
  return (
    <nav
      className="customer-views ui-scroll-row ui-scroll-row--wide ui-not-printed"
      aria-label={t('views.label')}
    >
      <ul className="ui-line ui-gap-1">
        {VIEWS.map((view) => (
          <li key={view}>
            <QueryLink
              search={view === 'overview' ? '' : `?view=${view}`}
              className="customer-view-link ui-quiet"
              aria-current={view === shown ? 'page' : undefined}
              ref={view === shown ? scrollToLink : undefined}
            >
              {t(`views.${view}`)}
            </QueryLink>
          </li>
        ))}
      </ul>
      {canLogOut && <LogoutButton className="customer-logout ui-quiet" />}
    </nav>
  )
}
