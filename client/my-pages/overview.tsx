import { useTranslate } from '../i18n/use-translate.ts'
import { CustomerCards } from './customer-cards.tsx'
import { DetailsView } from './details-view.tsx'
import { OrderParts } from './order-parts.tsx'
import { Part } from './part.tsx'

/**
 * The latest codes, the orders, the cards and the details. Each request loads and fails
 * independently.
 */
export function Overview() {
  const t = useTranslate('customer')
  return (
    <div className="customer-overview ui-stack">
      <OrderParts />
      <Part name="cards" view="cards" title={t('views.cards')} text={t('overview.allCards')}>
        <CustomerCards />
      </Part>
      <Part
        name="details"
        view="details"
        title={t('views.details')}
        text={t('overview.allDetails')}
      >
        <DetailsView />
      </Part>
    </div>
  )
}
