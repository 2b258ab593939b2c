import type { EndpointResult } from '../../use-endpoint.ts'
import { Icon } from '../../ui/icon.tsx'
import { StepLink } from '../steps/step-link.tsx'
import { PaymentForm } from './payment-form.tsx'
import type { PaymentMethod } from '#shared/contract/order.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

export function PaymentStep({ methods, onDone }: { methods: EndpointResult<PaymentMethod[]>; onDone: () => void }) {
  const t = useTranslate('checkout')
  const place = useTranslate('server')
  const { data, failed, retry } = methods
  if (data) return <PaymentForm methods={data} onDone={onDone} />
  if (!failed) {
    return (
      <output className="checkout-skeleton checkout-skeleton-methods" aria-label={t('payment.loading')}>
        <span className="ui-skeleton" />
        <span className="ui-skeleton" />
        <span className="ui-skeleton" />
      </output>
    )
  }
  return (
    <>
      <div className="checkout-notice" role="alert">
        <Icon name="error" />
        <div>
          <p>{t('payment.failed')}</p>
          <button type="button" className="ui-button ui-button-small" onClick={retry}>
            {place('checkout.tryAgain')}
          </button>
        </div>
      </div>
      <StepLink to="contact" className="checkout-back">
        {t('payment.back')}
      </StepLink>
    </>
  )
}
