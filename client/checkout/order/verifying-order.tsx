import { useCheckoutWords } from '../checkout-words.tsx'

export function VerifyingOrder() {
  const t = useCheckoutWords()
  return (
    <div className="order-state order-verifying" aria-busy="true">
      <span className="order-spinner" aria-hidden="true" />
      <h2 className="order-title">{t('order.verifying')}</h2>
      <p>{t('order.doNotPayAgain')}</p>
    </div>
  )
}
