import { localizedPath } from '#shared/locale/localized-paths.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { ListEmpty, ListFailed, ListLoading } from './list-states.tsx'
import { type CustomerCard, readCards } from '#shared/contract/customer.ts'
import { useCustomerList } from './use-customer-list.ts'
import { useValidity } from './use-validity.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** The customer's cards: masked numbers and validity. */
export function CardList() {
  const t = useTranslate('customer')
  const { data: cards, failed, retry } = useCustomerList('cms/my-pages/cards', readCards)
  if (failed) return <ListFailed text={t('cards.failed')} retry={retry} />
  if (!cards) return <ListLoading label={t('cards.loading')} />
  if (cards.length === 0) return <NoCards />
  return (
    <ul className="customer-cards">
      {cards.map((card) => (
        <li key={card.id}>
          <PaymentCard card={card} />
        </li>
      ))}
    </ul>
  )
}

function PaymentCard({ card: { name, maskedNumber, validUntil } }: { card: CustomerCard }) {
  const t = useTranslate('customer')
  const { text, isOver } = useValidity()(validUntil)
  return (
    <div className="customer-card" data-over={isOver || undefined}>
      <strong className="customer-card-name">{name}</strong>
      <span className="customer-card-number">
        <VisuallyHidden>{t('cards.number')}: </VisuallyHidden>
        {maskedNumber}
      </span>
      <span>{text}</span>
    </div>
  )
}

function NoCards() {
  const t = useTranslate('customer')
  const { locale } = useSite().addressing
  return (
    <ListEmpty title={t('cards.none')} text={t('cards.noneHelp')}>
      <SiteLink to={localizedPath('contact', locale)} className="ui-button ui-button-small">
        {t('cards.contact')}
      </SiteLink>
    </ListEmpty>
  )
}
