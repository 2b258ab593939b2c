import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { FormField } from '#shared/contract/form.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { cartStore } from '../../cart/cart-store.ts'
import { formatPrice } from '../../cart/price.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { openTerms } from '../../modals/load-modals.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { CheckboxField } from '../../ui/fields/choice-fields.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { fieldId, useCheckedForm } from '../checked-form.ts'
import type { PaymentMethod } from '#shared/contract/order.ts'
import { StepLink } from '../steps/step-link.tsx'
import { PayNotice } from './pay-notice.tsx'
import { ReviewCards } from './review-cards.tsx'
import { usePay } from './use-pay.ts'

export function ReviewStep({ methods }: { methods: PaymentMethod[] | undefined }) {
  const t = useTranslate('checkout')
  const { cart, priced } = useSnapshot(cartStore)
  const { isPaying, stopped, press } = usePay()
  const locale = useLocale()
  const [isAccepted, setAccepted] = useState(false)
  const terms: FormField = { name: 'terms', type: 'checkbox', label: t('review.terms'), required: true }
  const { check, errorFor, summary } = useCheckedForm([terms], { terms: isAccepted })
  const isBusy = isPaying || !priced

  return (
    <form
      noValidate
      className="checkout-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && check()) void press()
      }}
    >
      <ErrorSummary {...summary} />
      <ReviewCards methods={methods} />
      <CheckboxField id={fieldId('terms')} field={terms} error={errorFor('terms')} checked={isAccepted} onChange={setAccepted}>
        <SiteLink to={localizedPath('terms', locale)} target="_blank" className="checkout-link" aria-haspopup="dialog" onClick={openTerms}>
          {t('review.readTerms')}
        </SiteLink>
      </CheckboxField>
      {stopped && <PayNotice stopped={stopped} total={cart.totals.totalWithTax} onContinue={() => void press({ anyway: true })} />}
      <div className="checkout-actions">
        <button type="submit" className="ui-button ui-button-primary checkout-pay" aria-busy={isBusy} aria-disabled={isBusy}>
          {isPaying
            ? t('review.paying')
            : priced
              ? t('review.pay', { price: formatPrice(cart.totals.totalWithTax) })
              : t('summary.settling')}
        </button>
        <StepLink to="payment" className="checkout-back">
          {t('review.back')}
        </StepLink>
      </div>
      <output className="checkout-provider">{isPaying ? t('review.stay') : t('review.provider')}</output>
    </form>
  )
}
