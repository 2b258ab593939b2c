import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { FormField } from '#shared/contract/form.ts'
import type { PaymentMethod } from '#shared/contract/order.ts'
import { cartStore } from '../../cart/cart-store.ts'
import { formatPrice } from '../../cart/price.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { openTerms } from '../../modals/load-modals.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { CheckboxField } from '../../ui/fields/choice-fields.tsx'
import { CheckedForm } from '../checked-form.tsx'
import { checkoutStore } from '../checkout-store.ts'
import { usePay } from '../payment/use-pay.ts'
import { PayNotice } from './pay-notice.tsx'
import { StepLink } from './step-links.tsx'
import type { Step } from './steps.ts'

export function ReviewStep({ methods }: { methods: PaymentMethod[] | undefined }) {
  const t = useTranslate('checkout')
  const { cart, priced } = useSnapshot(cartStore)
  const { isPaying, stopped, press } = usePay()
  const [isAccepted, setAccepted] = useState(false)
  const terms: FormField = { name: 'terms', type: 'checkbox', label: t('review.terms'), required: true }
  const isBusy = isPaying || !priced
  const payText = priced ? t('review.pay', { price: formatPrice(cart.totals.totalWithTax) }) : t('summary.updating')

  return (
    <CheckedForm fields={[terms]} values={{ terms: isAccepted }} onValid={() => !isBusy && void press()}>
      {(propsOf) => (
        <>
          <ReviewCards methods={methods} />
          <CheckboxField {...propsOf(terms)} checked={isAccepted} onChange={setAccepted}>
            <SiteLink page="terms" target="_blank" className="checkout-link" aria-haspopup="dialog" onClick={openTerms}>
              {t('review.readTerms')}
            </SiteLink>
          </CheckboxField>
          {stopped && <PayNotice stopped={stopped} total={cart.totals.totalWithTax} onContinue={() => void press({ anyway: true })} />}
          <div className="checkout-actions">
            <button type="submit" className="ui-button ui-button-primary checkout-pay" aria-busy={isBusy} aria-disabled={isBusy}>
              {isPaying ? t('review.paying') : payText}
            </button>
            <StepLink to="payment" className="checkout-back">
              {t('review.back')}
            </StepLink>
          </div>
          <output className="checkout-provider">{isPaying ? t('review.stay') : t('review.provider')}</output>
        </>
      )}
    </CheckedForm>
  )
}

/** What was filled in, each part with a link to its step. */
function ReviewCards({ methods }: { methods: PaymentMethod[] | undefined }) {
  const t = useTranslate('checkout')
  const { customerData, sendSms, paymentMethodType, bank } = useSnapshot(checkoutStore)
  const { email, firstname, lastname, telephonePrefix, telephoneNumber } = customerData
  const bankName = paymentMethodType === 'bank' ? methods?.find(({ type, id }) => type === 'bank' && id === bank)?.name : undefined
  return (
    <div className="checkout-cards">
      <ReviewCard title={t('review.contact')} step="contact" label={t('review.changeContact')}>
        <p>{`${firstname} ${lastname}`}</p>
        <p>{email}</p>
        {telephoneNumber && <p>{`+${telephonePrefix.split('|')[1] ?? ''} ${telephoneNumber}`}</p>}
        {sendSms && <p>{t('review.smsToo')}</p>}
      </ReviewCard>
      <ReviewCard title={t('review.payment')} step="payment" label={t('review.changePayment')}>
        <p>{[paymentMethodType && t(`payment.${paymentMethodType}`), bankName].filter(Boolean).join(': ')}</p>
      </ReviewCard>
    </div>
  )
}

function ReviewCard({ title, step, label, children }: { title: string; step: Step; label: string; children: ReactNode }) {
  const t = useTranslate('checkout')
  return (
    <section className="checkout-card">
      <h3 className="checkout-card-title">{title}</h3>
      <StepLink to={step} className="checkout-link" label={label}>
        {t('review.change')}
      </StepLink>
      <div className="checkout-card-text">{children}</div>
    </section>
  )
}
