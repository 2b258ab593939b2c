import { useSnapshot } from 'valtio'
import { readOneOf } from '#shared/contract/read-values.ts'
import { cartStore } from '../../cart/cart-store.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { RadioField } from '../../ui/fields/choice-fields.tsx'
import { checkoutStore, setChoices } from '../checkout-store.ts'
import { fieldId, useCheckedForm } from '../checked-form.ts'
import { trackPaymentInfo } from '../purchase-events.ts'
import { StepLink } from '../steps/step-link.tsx'
import { paymentFields } from './payment-fields.ts'
import { PAYMENT_METHOD_TYPES, type PaymentMethod } from '#shared/contract/order.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** The ways to pay, and with a bank which one. */
export function PaymentForm({ methods, onDone }: { methods: PaymentMethod[]; onDone: () => void }) {
  const t = useTranslate('checkout')
  const { paymentMethodType, bank } = useSnapshot(checkoutStore)
  const fields = paymentFields(t, methods, paymentMethodType)
  const { check, errorFor, summary } = useCheckedForm(fields, { paymentMethodType, bank })

  function choose(name: string, value: string): void {
    setChoices(name === 'bank' ? { bank: value } : { paymentMethodType: readOneOf(PAYMENT_METHOD_TYPES, value) })
  }

  return (
    <form
      noValidate
      className="checkout-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!check()) return
        trackPaymentInfo(cartStore.cart, paymentMethodType ?? '')
        onDone()
      }}
    >
      <ErrorSummary {...summary} />
      {fields.map((field) => (
        <RadioField
          key={field.name}
          id={fieldId(field.name)}
          field={field}
          error={errorFor(field.name)}
          value={(field.name === 'bank' ? bank : paymentMethodType) ?? ''}
          onChange={(value) => choose(field.name, value)}
        />
      ))}
      <div className="checkout-actions">
        <button type="submit" className="ui-button ui-button-primary">
          {t('payment.next')}
        </button>
        <StepLink to="contact" className="checkout-back">
          {t('payment.back')}
        </StepLink>
      </div>
    </form>
  )
}
