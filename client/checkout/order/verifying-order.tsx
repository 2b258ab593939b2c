import { usePlaceWords } from '../../i18n/place-words.tsx'

export function VerifyingOrder() {
  const t = usePlaceWords()
  return (
    <div className="order-state order-verifying" aria-busy="true">
      <span className="order-spinner" aria-hidden="true" />
      <h2 className="order-title">{t('order.verifying')}</h2>
      <p>{t('order.doNotPayAgain')}</p>
    </div>
  )
}
