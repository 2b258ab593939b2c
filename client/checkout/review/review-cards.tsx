import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { checkoutStore } from '../checkout-store.ts'
import type { PaymentMethod } from '#shared/contract/order.ts'
import { StepLink } from '../steps/step-link.tsx'
import type { Step } from '../steps/steps.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** What was filled in, each part with the way back to it. */
export function ReviewCards({ methods }: { methods: PaymentMethod[] | undefined }) {
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
