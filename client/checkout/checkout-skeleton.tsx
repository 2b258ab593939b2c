import { usePlaceWords } from '../i18n/place-words.tsx'

/** Of the size of the first step. */
export function CheckoutSkeleton() {
  const t = usePlaceWords()
  return (
    <output className="checkout-skeleton checkout-desk" aria-label={t('checkout.loading')}>
      <span className="checkout-skeleton-form">
        <span className="ui-skeleton checkout-skeleton-steps" />
        {['a', 'b', 'c', 'd', 'e', 'f'].map((field) => (
          <span key={field} className="ui-skeleton" />
        ))}
      </span>
      <span className="ui-skeleton checkout-skeleton-summary" />
    </output>
  )
}
