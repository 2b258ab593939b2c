import { useTranslate } from '../../i18n/use-translate.ts'

export function VerifyingOrder() {
  const t = useTranslate('server')
  return (
    <div className="order-state order-verifying" aria-busy="true">
      <span className="order-spinner" aria-hidden="true" />
      <h2 className="order-title">{t('order.verifying')}</h2>
      <p>{t('order.doNotPayAgain')}</p>
    </div>
  )
}
