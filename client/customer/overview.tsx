import type { ReactNode } from 'react'
import { CardList } from './card-list.tsx'
import { DetailsList } from './details-list.tsx'
import { OrderList } from './order-list.tsx'
import { ViewLink } from './view-links.tsx'
import type { CustomerView } from './views.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** The latest order, the cards, the details: each stands or fails by itself. */
export function Overview({ formatPrice }: { formatPrice: (amount: number) => string }) {
  const t = useTranslate('customer')
  return (
    <div className="customer-overview">
      <Part title={t('overview.latestOrder')} view="orders" more={t('overview.allOrders')}>
        <OrderList atMost={1} level={4} formatPrice={formatPrice} />
      </Part>
      <Part title={t('views.cards')} view="cards" more={t('overview.allCards')}>
        <CardList />
      </Part>
      <Part title={t('views.details')} view="details" more={t('overview.allDetails')}>
        <DetailsList />
      </Part>
    </div>
  )
}

interface PartProps {
  title: string
  view: CustomerView
  more: string
  children: ReactNode
}

function Part({ title, view, more, children }: PartProps) {
  return (
    <section className="customer-part">
      <header className="customer-part-head">
        <h3 className="customer-part-title">{title}</h3>
        <ViewLink view={view} className="customer-part-more">
          {more}
        </ViewLink>
      </header>
      {children}
    </section>
  )
}
