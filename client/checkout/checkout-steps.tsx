import { useSnapshot } from 'valtio'
import { checkForm } from '#shared/forms/check-form.ts'
import { validateNow } from '../cart/cart-store.ts'
import { splitPhoneNumber } from '../customer/phone-number.ts'
import { useEndpoint } from '../use-endpoint.ts'
import { checkoutStore, setCustomerData } from './checkout-store.ts'
import { ContactStep } from './contact/contact-step.tsx'
import { useContactFields } from './contact/use-contact-fields.ts'
import { OrderSummary } from './order-summary.tsx'
import { paymentFields } from './payment/payment-fields.ts'
import { readPaymentMethods } from '#shared/contract/order.ts'
import { PaymentStep } from './payment/payment-step.tsx'
import { ReviewStep } from './review/review-step.tsx'
import { StepHead } from './steps/step-head.tsx'
import { StepLinks } from './steps/step-links.tsx'
import { useStep } from './steps/use-step.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** The three steps and, beside them, what is being bought. */
export function CheckoutSteps() {
  const t = useTranslate('checkout')
  const { customerData, paymentMethodType, bank } = useSnapshot(checkoutStore, { sync: true })
  const fields = useContactFields()
  const methods = useEndpoint({ key: 'paymentMethods' }, readPaymentMethods)
  const filled = {
    contact: checkForm(fields, customerData) === undefined,
    // until the methods are here the one chosen before counts
    payment: methods.data
      ? checkForm(paymentFields(t, methods.data, paymentMethodType), { paymentMethodType, bank }) === undefined
      : paymentMethodType !== undefined,
  }
  const { step, changes, goTo } = useStep(filled)

  function leaveContact(): void {
    // whoever typed the number with its country code has said both
    const split = splitPhoneNumber(customerData.telephoneNumber)
    if (split) setCustomerData({ telephonePrefix: split.prefix, telephoneNumber: split.number })
    // what is discounted may depend on who buys (§6)
    void validateNow()
    goTo('payment')
  }

  return (
    <div className="checkout-desk">
      <div className="checkout-main">
        <StepLinks step={step} filled={filled} />
        <StepHead key={step} step={step} takesFocus={changes > 0} />
        {step === 'contact' && <ContactStep fields={fields} onDone={leaveContact} />}
        {step === 'payment' && <PaymentStep methods={methods} onDone={() => goTo('review')} />}
        {step === 'review' && <ReviewStep methods={methods.data} />}
      </div>
      <OrderSummary />
    </div>
  )
}
