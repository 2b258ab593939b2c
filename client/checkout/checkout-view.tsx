import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { readPaymentMethods } from '#shared/contract/order.ts'
import { checkForm } from '#shared/forms/check-form.ts'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { cartStore, openCart, validateNow } from '../cart/cart-store.ts'
import { splitPhoneNumber } from '../customer/phone-number.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { ViewHeading } from '../navigation/view-heading.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { useEndpoint } from '../use-endpoint.ts'
import { CheckoutSkeleton } from './checkout-shell.tsx'
import { checkoutStore, restoreCheckout, setCustomerData } from './checkout-store.ts'
import { OrderSummary } from './order-summary.tsx'
import { trackCheckout } from './purchase-events.ts'
import { useContactFields } from './steps/contact-fields.ts'
import { ContactStep } from './steps/contact-step.tsx'
import { paymentFields, PaymentStep } from './steps/payment-step.tsx'
import { ReviewStep } from './steps/review-step.tsx'
import { StepLinks } from './steps/step-links.tsx'
import { goToStep, STEPS, useStep } from './steps/steps.ts'

/** The checkout, once cart and customer data are restored. An empty cart sends back to the cart. */
export function CheckoutView() {
  const { addressing } = useSite()
  const { restored: hasCart, cart } = useSnapshot(cartStore)
  const { restored } = useSnapshot(checkoutStore)
  const isEmpty = hasCart && cart.items.length === 0
  const isReady = hasCart && restored && !isEmpty
  const cartHref = localizedHref(localizedPath('cart', addressing.locale), addressing)

  useEffect(() => {
    openCart(addressing.locale)
    restoreCheckout()
  }, [addressing.locale])
  useEffect(() => {
    if (!isEmpty) return
    const hasNavigation: boolean = 'navigation' in window
    if (hasNavigation) navigation.navigate(cartHref, { history: 'replace' })
    else location.replace(cartHref)
  }, [isEmpty, cartHref])
  useEffect(() => {
    if (isReady) trackCheckout('begin_checkout', cartStore.cart)
  }, [isReady])

  return isReady ? <Steps /> : <CheckoutSkeleton />
}

/** The three steps and, beside them, what is being bought. */
function Steps() {
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
  const { step, changes } = useStep(filled)

  function stepTitle(name: string): string {
    return t('checkout.stepTitle', { number: STEPS.indexOf(step) + 1, total: STEPS.length, name })
  }

  function leaveContact(): void {
    // a number typed with its country code names both
    const split = splitPhoneNumber(customerData.telephoneNumber)
    if (split) setCustomerData({ telephonePrefix: split.prefix, telephoneNumber: split.number })
    // a discount may depend on who buys (§6)
    void validateNow()
    goToStep('payment')
  }

  return (
    <div className="checkout-view">
      <div className="checkout-main">
        <StepLinks step={step} filled={filled} />
        <ViewHeading key={step} className="checkout-step-name" title={stepTitle(t(`${step}.name`))} changes={changes}>
          <VisuallyHidden>{stepTitle('')}</VisuallyHidden>
          {t(`${step}.name`)}
        </ViewHeading>
        {step === 'contact' && <ContactStep fields={fields} onDone={leaveContact} />}
        {step === 'payment' && <PaymentStep methods={methods} onDone={() => goToStep('review')} />}
        {step === 'review' && <ReviewStep methods={methods.data} />}
      </div>
      <OrderSummary />
    </div>
  )
}
