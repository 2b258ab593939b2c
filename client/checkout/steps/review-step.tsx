import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { FormField } from '#shared/contract/form.ts'
import type { PaymentMethod } from '#shared/contract/order.ts'
import { offersSms, readPhoneFields } from '#shared/forms/phone-number.ts'
import { WITHDRAWAL_PATHS } from '#shared/orders/withdrawal.ts'
import { orderedItems } from '../../cart/cart.ts'
import { cartStore } from '../../cart/cart-store.ts'
import { formatPrice } from '#shared/money/price.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { openTerms } from '../../modals/modal-store.ts'
import { QueryLink, SiteLink } from '../../navigation/site-link.tsx'
import { CheckedForm } from '../checked-form.tsx'
import { useCheckoutValues } from '../checkout-store.ts'
import { cartKey, isAttempted, storedAttempt } from '../payment/order-attempt.ts'
import { usePay } from '../payment/use-pay.ts'
import { PayNotice } from './pay-notice.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type Step, stepSearch } from './steps.ts'

export function ReviewStep({ methods }: { methods: PaymentMethod[] | undefined }) {
  const t = useTranslate('checkout')
  const site = useTranslate()
  const locale = useLocale()
  const { cart, priced } = useSnapshot(cartStore)
  const { isPaying, stopped, press } = usePay()
  // after a cancelled or failed payment one press pays again
  const [isAccepted, setAccepted] = useState(() => isAttempted(cartKey(orderedItems(cartStore.cart)), storedAttempt, Date.now()))
  const terms: FormField = { name: 'terms', type: 'checkbox', label: t('review.terms'), required: true }
  const isBusy = isPaying || !priced
  const payText = priced ? t('review.pay', { price: formatPrice(cart.totals.totalWithTax) }) : t('summary.updating')

  return (
    <>
      <ReviewCards methods={methods} />
      <CheckedForm
        fields={[terms]}
        values={{ terms: isAccepted }}
        onChange={(_, value) => setAccepted(value === true)}
        onValid={() => !isBusy && void press()}
      >
        <ul className="checkout-terms ui-row">
          <li>
            <SiteLink page="terms" target="_blank" className="checkout-link ui-link" aria-haspopup="dialog" onClick={openTerms}>
              {t('review.readTerms')}
            </SiteLink>
          </li>
          {(['withdrawal', 'privacy'] as const).map((page) => (
            <li key={page}>
              <SiteLink
                {...(page === 'privacy' ? { page } : { to: WITHDRAWAL_PATHS[locale] })}
                target="_blank"
                className="checkout-link ui-link"
              >
                {t(`review.${page}`)}
                <VisuallyHidden>, {site('links.opensInNewWindow')}</VisuallyHidden>
              </SiteLink>
            </li>
          ))}
        </ul>
        {stopped && <PayNotice stopped={stopped} total={cart.totals.totalWithTax} onContinue={() => void press({ anyway: true })} />}
        <div className="checkout-actions ui-row">
          <button type="submit" className="ui-button ui-button-primary checkout-pay" aria-busy={isBusy} aria-disabled={isBusy}>
            {isPaying ? t('review.paying') : payText}
          </button>
          <QueryLink search={stepSearch('payment')} className="checkout-back ui-link">
            {t('review.back')}
          </QueryLink>
        </div>
        <output className="ui-soft">{isPaying ? t('review.stay') : t('review.provider')}</output>
      </CheckedForm>
    </>
  )
}

/** The entered details, each part with a link to its step. */
function ReviewCards({ methods }: { methods: PaymentMethod[] | undefined }) {
  const t = useTranslate('checkout')
  const values = useCheckoutValues()
  const { email, firstname, lastname, sendSms, paymentMethodType, bank } = values
  const phone = readPhoneFields(values) ?? values
  const bankName = paymentMethodType === 'bank' ? methods?.find(({ type, id }) => type === 'bank' && id === bank)?.name : undefined
  return (
    <div className="checkout-cards">
      <ReviewCard title={t('review.contact')} step="contact" label={t('review.changeContact')}>
        <p>{`${firstname} ${lastname}`}</p>
        <p>{email}</p>
        {phone.telephoneNumber && <p>{`+${phone.telephonePrefix.split('|')[1] ?? ''} ${phone.telephoneNumber}`}</p>}
        {sendSms && offersSms(phone) && <p>{t('review.smsToo')}</p>}
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
    <section className="checkout-card ui-card">
      <h3 className="checkout-card-title">{title}</h3>
      <QueryLink search={stepSearch(step)} className="checkout-link ui-link" aria-label={label}>
        {t('review.change')}
      </QueryLink>
      <div className="checkout-card-text">{children}</div>
    </section>
  )
}
