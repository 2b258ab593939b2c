import { useEffect, useRef } from 'react'
import { SWRConfig } from 'swr'
import { useCustomer } from '../customer/customer-store.ts'
import { LoginButton } from '../customer/login-button.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { useOwnQuery } from '../navigation/own-query.ts'
import { usePageHref } from '../navigation/site-context.tsx'
import { useViewTitle } from '../navigation/use-view-title.ts'
import { CardList } from './card-list.tsx'
import { DetailsView } from './details-view.tsx'
import { OrderList } from './order-list.tsx'
import { Overview } from './overview.tsx'
import { ViewLinks } from './view-links.tsx'
import { readView } from './views.ts'

/** My pages of a customer, with an SWR cache of their own: the next customer to log in finds nothing in it. */
export function MyPagesView({ title }: { title: string }) {
  const { customer } = useCustomer()
  return (
    <SWRConfig key={customer?.emailToken} value={{ provider: () => new Map() }}>
      <ShownView title={title} />
    </SWRConfig>
  )
}

/** The view that the address names, with its title and heading. */
function ShownView({ title }: { title: string }) {
  const t = useTranslate('customer')
  const { status, customer } = useCustomer()
  const firstName = customer?.firstName
  const { search, changes } = useOwnQuery(usePageHref())
  const view = readView(search)
  const heading = useRef<HTMLHeadingElement>(null)
  useViewTitle(`${t(`views.${view}`)} – ${title}`)

  useEffect(() => {
    if (changes > 0) heading.current?.focus()
  }, [changes])

  const greeting = firstName ? t('overview.hello', { name: firstName }) : t('overview.welcome')
  return (
    <div className="customer-pages">
      <ViewLinks view={view} canLogOut={status === 'authorised'} />
      <div className="customer-view">
        {status === 'ended' && <SessionEnded />}
        <h2 className="customer-view-title" tabIndex={-1} ref={heading}>
          {view === 'overview' ? greeting : t(`views.${view}`)}
        </h2>
        {view === 'overview' && <Overview />}
        {view === 'orders' && <OrderList level={3} />}
        {view === 'cards' && <CardList />}
        {view === 'details' && <DetailsView />}
      </div>
    </div>
  )
}

/** The session has run out while the page stands: what it shows stays. */
function SessionEnded() {
  const t = useTranslate('customer')
  return (
    <div className="customer-notice customer-ended" role="alert">
      <p>
        <strong>{t('ended.text')}</strong> {t('ended.shown')}
      </p>
      <LoginButton text={t('ended.login')} className="ui-button ui-button-dark ui-button-small" />
    </div>
  )
}
