import { useTranslate } from '../i18n/use-translate.ts'

/** Of the size of the first step. */
export function CheckoutSkeleton() {
  const t = useTranslate('server')
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
