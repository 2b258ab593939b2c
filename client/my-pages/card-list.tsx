import { type CustomerCard, readCards } from '#shared/contract/customer.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { CustomerList, Empty } from './customer-list.tsx'
import { useValidity } from './validity.ts'

/** The customer's cards: masked numbers and validity. */
export function CardList() {
  const t = useTranslate('customer')
  const locale = useLocale()
  return (
    <CustomerList endpoint="cms/my-pages/cards" read={readCards} name="cards">
      {(cards) =>
        cards.length === 0 ? (
          <Empty title={t('cards.none')} text={t('cards.noneHelp')} link={t('cards.contact')} to={localizedPath('contact', locale)} />
        ) : (
          <ul className="customer-cards">
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
    <li>
      <div className="customer-card" data-over={isOver || undefined}>
        <strong className="customer-card-name">{name}</strong>
        <span className="customer-card-number">
          <VisuallyHidden>{t('cards.number')}: </VisuallyHidden>
          {maskedNumber}
        </span>
        <span>{text}</span>
      </div>
    </li>
  )
}
