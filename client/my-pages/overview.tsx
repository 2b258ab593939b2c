import type { ReactNode } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import { CardList } from './card-list.tsx'
import { DetailsList } from './details-view.tsx'
import { OrderList } from './order-list.tsx'
import { ViewLink, type ViewLinkProps } from './views.tsx'

/** The latest order, the cards, the details: each loads or fails by itself. */
export function Overview() {
  const t = useTranslate('customer')
  return (
    <div className="customer-overview">
      <Part title={t('overview.latestOrder')} view="orders" text={t('overview.allOrders')}>
        <OrderList atMost={1} level={4} />
      </Part>
      <Part title={t('views.cards')} view="cards" text={t('overview.allCards')}>
        <CardList />
      </Part>
      <Part title={t('views.details')} view="details" text={t('overview.allDetails')}>
        <DetailsList />
      </Part>
    </div>
  )
}

function Part({ title, view, text, children }: Pick<ViewLinkProps, 'view' | 'text'> & { title: string; children: ReactNode }) {
  return (
    <section className="customer-part">
      <header className="customer-part-head">
        <h3 className="customer-part-title">{title}</h3>
        <ViewLink view={view} text={text} className="customer-part-more" />
      </header>
      {children}
    </section>
  )
}
