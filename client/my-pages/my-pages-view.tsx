import { SWRConfig } from 'swr'
import { checkLogin, useCustomer } from '../customer/customer-store.ts'
import { LoginButton } from '../customer/login-button.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { useOwnQuery } from '../navigation/own-query.ts'
import { usePageHref } from '../navigation/site-context.tsx'
import { ViewHeading } from '../navigation/view-heading.tsx'
import { Icon } from '../ui/icon.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { CustomerCards } from './customer-cards.tsx'
import { DetailsView, useSavedNotice } from './details-view.tsx'
import { OrderList } from './order-list.tsx'
import { Overview } from './overview.tsx'
import { readView, ViewLinks } from './views.tsx'

/** My pages, rendered after the login was checked or the check failed. */
export function MyPagesView({ title }: { title: string }) {
  const t = useTranslate('customer')
  const { status, customer } = useCustomer()
  if (status === 'unknown')
    return <NotLoaded text={t('entrance.unreachable')} tryAgain={() => void checkLogin()} />
  if (status === 'anonymous') return <Entrance />
  return (
    // each customer has a separate cache, so that the next customer cannot see the data
    <SWRConfig key={customer?.emailToken} value={{ provider: () => new Map() }}>
      <ShownView title={title} />
    </SWRConfig>
  )
}

/** For an anonymous visitor: the reasons to log in, and the login link. */
function Entrance() {
  const t = useTranslate('customer')
  return (
    <div className="customer-entrance ui-plane ui-stack ui-gap-6">
      <div className="customer-entrance-text ui-stack ui-gap-4">
        <h2>{t('entrance.title')}</h2>
        <p>{t('entrance.why')}</p>
        <LoginButton text={t('entrance.login')} className="ui-button ui-button-dark" />
      </div>
      <ul className="customer-entrance-points ui-stack ui-gap-4">
        {(['orders', 'cards', 'details'] as const).map((point) => (
          <li key={point}>
            <Icon name="check" />
            {t(`entrance.${point}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The view that the address names. */
function ShownView({ title }: { title: string }) {
  const t = useTranslate('customer')
  const { status, customer } = useCustomer()
  const { search, changes } = useOwnQuery(usePageHref())
  const view = readView(search)
  useSavedNotice()
  const greeting = customer?.firstName
    ? t('overview.hello', { name: customer.firstName })
    : t('overview.welcome')
  return (
    <div className="customer-pages ui-stack ui-gap-6">
      <header className="customer-plane ui-plane ui-stack ui-gap-5">
        <ViewHeading
          className="customer-view-title"
          title={`${t(`views.${view}`)} – ${title}`}
          changes={changes}
        >
          {view === 'overview' ? greeting : t(`views.${view}`)}
        </ViewHeading>
        <ViewLinks view={view} canLogOut={status === 'authorised'} />
      </header>
      <div className="ui-stack ui-gap-5">
        {status === 'ended' && <SessionEnded />}
        {view === 'overview' && <Overview />}
        {view === 'orders' && <OrderList shown={new URLSearchParams(search).get('order')} />}
        {view === 'cards' && <CustomerCards />}
        {view === 'details' && <DetailsView />}
      </div>
    </div>
  )
}

/** The session expired while the page is open. The page's content stays visible. */
function SessionEnded() {
  const t = useTranslate('customer')
  return (
    <div className="customer-notice ui-stack ui-card customer-ended" role="alert">
      <p>
        <strong>{t('ended.text')}</strong> {t('ended.shown')}
      </p>
      <LoginButton text={t('ended.login')} className="ui-button ui-button-dark ui-button-small" />
    </div>
  )
}
