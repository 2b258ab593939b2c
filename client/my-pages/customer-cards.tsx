import { type CustomerCard, readCards } from '#shared/contract/customer.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { useValidity } from '../orders/validity.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { CustomerList, Empty } from './customer-list.tsx'

/** The customer's cards: masked numbers and validity. */
export function CustomerCards() {
  const t = useTranslate('customer')
  return (
    <CustomerList endpoint="customerCards" read={readCards} name="cards">
      {(cards) =>
        cards.length === 0 ? (
          <Empty name="cards">
            <SiteLink page="contact" className="ui-button ui-button-small">
              {t('cards.contact')}
            </SiteLink>
          </Empty>
        ) : (
          <ul className="customer-cards ui-stack">
            {cards.map((card) => (
              <PaymentCard key={card.id} card={card} />
            ))}
          </ul>
        )
      }
    </CustomerList>
  )
}

function PaymentCard({ card: { name, maskedNumber, validUntil } }: { card: CustomerCard }) {
  const t = useTranslate('customer')
  const { text, isOver } = useValidity()(validUntil)
  return (
    <li className="customer-card ui-stack ui-gap-2 ui-small" data-over={isOver || undefined}>
      <strong className="ui-medium">{name}</strong>
      <span className="customer-card-number">
        <VisuallyHidden>{t('cards.number')}: </VisuallyHidden>
        {maskedNumber}
      </span>
      <span>{text}</span>
    </li>
  )
}
