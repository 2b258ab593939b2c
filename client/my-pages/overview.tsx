import type { ReactNode } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import { CardList } from './card-list.tsx'
import { DetailsList } from './details-view.tsx'
import { OrderList } from './order-list.tsx'
import { ViewLink } from './view-links.tsx'
import type { View } from './views.ts'

/** The latest order, the cards, the details: each loads or fails by itself. */
export function Overview() {
  const t = useTranslate('customer')
  return (
    <div className="customer-overview">
      <Part title={t('overview.latestOrder')} view="orders" more={t('overview.allOrders')}>
        <OrderList atMost={1} level={4} />
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
  view: View
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
