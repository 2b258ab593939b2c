import { useEffect, useRef } from 'react'
import { SWRConfig } from 'swr'
import { useViewTitle } from '../navigation/use-view-title.ts'
import { CardList } from './card-list.tsx'
import type { CustomerPagesProps } from './customer-pages.tsx'
import { useCustomer } from './customer-store.ts'
import { DetailsView } from './details-view.tsx'
import { OrderList } from './order-list.tsx'
import { Overview } from './overview.tsx'
import { SessionEnded } from './session-ended.tsx'
import { useView } from './use-view.ts'
import { ViewLinks } from './view-links.tsx'
import { useTranslate } from '../i18n/use-translate.ts'

/** My pages of a customer. Answers are kept for as long as this customer looks at them: the next one to log in finds none. */
export function PagesOfCustomer(props: CustomerPagesProps) {
  const { customer } = useCustomer()
  return (
    <SWRConfig key={customer?.emailToken} value={{ provider: () => new Map() }}>
      <ShownView {...props} />
    </SWRConfig>
  )
}

/** The view of the address, with its title and heading. */
function ShownView({ title, formatPrice }: CustomerPagesProps) {
  const t = useTranslate('customer')
  const { status, customer } = useCustomer()
  const firstName = customer?.firstName
  const { view, changes } = useView()
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
        {view === 'overview' && <Overview formatPrice={formatPrice} />}
        {view === 'orders' && <OrderList level={3} formatPrice={formatPrice} />}
        {view === 'cards' && <CardList />}
        {view === 'details' && <DetailsView />}
      </div>
    </div>
  )
}
