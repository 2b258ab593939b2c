import type { ReactNode } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import { QueryLink } from '../navigation/site-link.tsx'
import { CardList } from './card-list.tsx'
import { DetailsView } from './details-view.tsx'
import { OrderList } from './order-list.tsx'
import type { View } from './views.tsx'

/** The latest order, the cards and the details. Each part loads and fails independently. */
export function Overview() {
  const t = useTranslate('customer')
  return (
    <div className="customer-overview">
      <Part view="orders" title={t('overview.latestOrder')} text={t('overview.allOrders')}>
        <OrderList atMost={1} level={4} />
      </Part>
      <Part view="cards" title={t('views.cards')} text={t('overview.allCards')}>
        <CardList />
      </Part>
      <Part view="details" title={t('views.details')} text={t('overview.allDetails')}>
        <DetailsView />
      </Part>
    </div>
  )
}

function Part({ view, title, text, children }: { view: View; title: string; text: string; children: ReactNode }) {
  return (
    <section>
      <header className="customer-part-head ui-row">
        <h3>{title}</h3>
        <QueryLink search={`?view=${view}`} className="customer-part-more">
          {text}
        </QueryLink>
      </header>
      {children}
    </section>
  )
}
