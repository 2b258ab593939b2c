import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { FormField } from '#shared/contract/form.ts'
import type { PaymentMethod } from '#shared/contract/order.ts'
import { formatPrice } from '#shared/money/price.ts'
import { WITHDRAWAL_PATHS } from '#shared/orders/withdrawal.ts'
import { offersSms } from '#shared/phone/text-messages.ts'
import { orderedItems } from '../../cart/cart-items.ts'
import { cartStore } from '../../cart/cart-store.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { openTerms } from '../../modals/modal-store.ts'
import { QueryLink, SiteLink } from '../../navigation/site-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CheckedForm } from '../checked-form.tsx'
import { checkoutStore, setChoices, useCheckoutValues } from '../checkout-store.ts'
import { cartKey, isAttempted, storedAttempt } from '../payment/order-attempt.ts'
import { usePay } from '../payment/use-pay.ts'
import type { PhoneRules } from '../phone-rules.ts'
import { PayNotice } from './pay-notice.tsx'
import { type CheckoutStep, stepSearch } from './steps.ts'

interface ReviewStepProps {
  methods: PaymentMethod[] | undefined
  /** the total is 0: the order needs no payment */
  isFree: boolean
  phoneRules: PhoneRules | undefined
}

export function ReviewStep({ methods, isFree, phoneRules }: ReviewStepProps) {
  const t = useTranslate('checkout')
  const common = useTranslate()
  const locale = useLocale()
  const { cart, priced } = useSnapshot(cartStore)
  const { isPaying, stopped, press } = usePay()
  const key = cartKey(orderedItems(cart))
  // after a change of the language; after a cancelled or failed payment one press pays again
  const [isAccepted, setAccepted] = useState(
    () => checkoutStore.acceptedCart === key || isAttempted(key, storedAttempt, Date.now()),
  )
  const terms: FormField = {
    name: 'terms',
    type: 'checkbox',
    label: t('review.terms'),
    required: true,
  }
  const isBusy = isPaying || !priced
  const { totalWithTax } = cart.totals
  const pressText = isFree
    ? t('review.confirm')
    : t('review.pay', { price: formatPrice(totalWithTax) })
  const busyText = t(isFree ? 'review.confirming' : 'review.paying')
  const note = t(isFree ? 'review.free' : 'review.provider')

  function accept(accepted: boolean): void {
    setAccepted(accepted)
    setChoices({ acceptedCart: accepted ? key : '' })
  }

  function order(): void {
    // the next order must be accepted again
    setChoices({ acceptedCart: '' })
    void press()
  }

  return (
    <>
      <ReviewCards methods={methods} isFree={isFree} phoneRules={phoneRules} />
      <CheckedForm
        fields={[terms]}
        values={{ terms: isAccepted }}
        onChange={(_, value) => accept(value === true)}
        onValid={() => !isBusy && order()}
      >
        <ul className="checkout-terms ui-row">
          <li>
            <SiteLink
              page="terms"
              target="_blank"
              className="ui-link ui-underlined"
              aria-haspopup="dialog"
              onClick={openTerms}
            >
              {t('review.readTerms')}
            </SiteLink>
          </li>
          {(['withdrawal', 'privacy'] as const).map((page) => (
            <li key={page}>
              <SiteLink
                {...(page === 'privacy' ? { page } : { to: WITHDRAWAL_PATHS[locale] })}
                target="_blank"
                className="ui-link ui-underlined"
              >
                {t(`review.${page}`)}
                <VisuallyHidden>, {common('links.opensInNewWindow')}</VisuallyHidden>
              </SiteLink>
            </li>
          ))}
        </ul>
        {stopped && (
          <PayNotice
            stopped={stopped}
            total={totalWithTax}
            onContinue={() => void press({ anyway: true })}
          />
        )}
        <div className="checkout-actions ui-row">
          <button
            type="submit"
            className="ui-button ui-button-primary checkout-pay"
            aria-busy={isBusy}
            aria-disabled={isBusy}
          >
            {isPaying && busyText}
            {!isPaying && (priced ? pressText : t('summary.updating'))}
          </button>
          <QueryLink
            search={stepSearch(isFree ? 'contact' : 'payment')}
            className="ui-link ui-underlined"
          >
            {t(isFree ? 'payment.back' : 'review.back')}
          </QueryLink>
        </div>
        <output className="ui-soft">{isPaying ? t('review.stay') : note}</output>
      </CheckedForm>
    </>
  )
}

/** The entered details, each part with a link to its step. */
function ReviewCards({ methods, isFree, phoneRules }: ReviewStepProps) {
  const t = useTranslate('checkout')
  const values = useCheckoutValues()
  const { email, firstname, lastname, sendSms, paymentMethodType, bank, card } = values
  const phone = phoneRules?.readPhoneFields(values) ?? values
  const chosen = { bank, card, mobile: undefined }[paymentMethodType ?? 'mobile']
  const names = (methods ?? [])
    // one method of the type needs no choice
    .filter(({ type, id }) => type === paymentMethodType && (chosen ?? id) === id)
    .map(({ name }) => name)
  return (
    <div className="checkout-cards ui-stack ui-gap-4">
      <ReviewCard title={t('review.contact')} step="contact" label={t('review.changeContact')}>
        <p>{`${firstname} ${lastname}`}</p>
        <p>{email}</p>
        {phone.telephoneNumber && (
          <p>{`+${phone.telephonePrefix.split('|')[1] ?? ''} ${phone.telephoneNumber}`}</p>
        )}
        {sendSms && offersSms(phone) && <p>{t('review.smsToo')}</p>}
      </ReviewCard>
      {!isFree && (
        <ReviewCard title={t('review.payment')} step="payment" label={t('review.changePayment')}>
          <p>{paymentMethodType && [t(`payment.${paymentMethodType}`), ...names].join(' · ')}</p>
        </ReviewCard>
      )}
    </div>
  )
}

function ReviewCard({
  title,
  step,
  label,
  children,
}: {
  title: string
  step: CheckoutStep
  label: string
  children: ReactNode
}) {
  const t = useTranslate('checkout')
  return (
    <section className="checkout-card ui-card">
      <h3 className="checkout-card-title">{title}</h3>
      <QueryLink search={stepSearch(step)} className="ui-link ui-underlined" aria-label={label}>
        {t('review.change')}
      </QueryLink>
      <div className="checkout-card-text">{children}</div>
    </section>
  )
}
