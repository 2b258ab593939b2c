import { type ReactNode, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { checkForm } from '#shared/forms/check-form.ts'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { splitPhoneNumber } from '#shared/phone/split-phone-number.ts'
import { cartActions, cartStore, openCart } from '../cart/cart-store.ts'
import { PendingPayment } from '../cart/pending-payment.tsx'
import { trackCart } from '../cart/track-cart.ts'
import { useCustomer } from '../customer/customer-store.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { ViewHeading } from '../navigation/view-heading.tsx'
import { lazyCode } from '../ui/lazy-code.ts'
import { OnDemand } from '../ui/on-demand.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import {
  checkoutStore,
  fillInLogin,
  restoreCheckout,
  setCustomerData,
  useCheckoutValues,
} from './checkout-store.ts'
import { OrderSummary } from './order-summary.tsx'
import { usePhoneRules } from './phone-rules.ts'
import { useContactFields } from './steps/contact-fields.ts'
import { ContactStep } from './steps/contact-step.tsx'
import { StepLinks, stepName } from './steps/step-links.tsx'
import { goToStep, readStep, stepsOf, useStep } from './steps/steps.ts'

const laterStep = lazyCode(() => import('./steps/later-step.tsx'), {
  // before the press, it loads in the background
  mayReload: () => readStep(location.search) !== 'contact',
})

/**
 * The checkout. It shows the skeleton until cart and customer data are restored. With an empty cart
 * it redirects to the cart page.
 */
export function CheckoutView({ skeleton }: { skeleton: ReactNode }) {
  const { addressing } = useSite()
  const { restored: hasCart, cart } = useSnapshot(cartStore)
  const { restored } = useSnapshot(checkoutStore)
  const { status, customer } = useCustomer()
  const isEmpty = hasCart && cart.items.length === 0
  const isReady = hasCart && restored && !isEmpty
  const cartHref = localizedHref(localizedPath('cart', addressing.locale), addressing)

  useEffect(() => {
    openCart(addressing.locale)
    restoreCheckout()
  }, [addressing.locale])
  useEffect(() => {
    if (status === 'authorised') fillInLogin(customer)
    // the end of the login has removed its details from the storage
    else if (status !== 'unknown') restoreCheckout()
  }, [status, customer])
  useEffect(() => {
    if (isEmpty) location.replace(cartHref)
  }, [isEmpty, cartHref])
  useEffect(() => {
    if (isReady) trackCart('begin_checkout', cartStore.cart)
  }, [isReady])

  return isReady ? <Steps /> : skeleton
}

/** The current step, with the order summary beside it. */
function Steps() {
  const t = useTranslate('checkout')
  const { addressing } = useSite()
  const values = useCheckoutValues()
  const fields = useContactFields()
  const phone = usePhoneRules()
  const { cart, priced } = useSnapshot(cartStore)
  const isFree = priced && cart.totals.totalWithTax === 0
  const [isPaymentValid, setPaymentValid] = useState(true)
  const hasBegun = values.email !== ''
  useEffect(() => {
    // a failure is shown by the step itself
    if (hasBegun)
      laterStep.load(addressing.locale).then(
        ({ preloadMethods }) => preloadMethods(addressing),
        () => undefined,
      )
  }, [hasBegun, addressing])
  const filled = {
    contact:
      checkForm(fields, values) === undefined &&
      phone.rules?.phoneProblem(values, values.sendSms) === undefined,
    payment: isFree ? undefined : values.paymentMethodType !== undefined && isPaymentValid,
  }
  const { step, changes } = useStep(filled)
  const name = t(stepName(step, filled))

  function stepTitle(name: string): string {
    const steps = stepsOf(filled)
    return t('checkout.stepTitle', { number: steps.indexOf(step) + 1, total: steps.length, name })
  }

  function leaveContact(): void {
    // a number with a country code sets both fields
    const split = splitPhoneNumber(checkoutStore.customerData.telephoneNumber)
    if (split) setCustomerData({ telephonePrefix: split.prefix, telephoneNumber: split.number })
    // a discount may depend on the customer (§6)
    void cartActions.validateNow()
    goToStep('payment')
  }

  return (
    <div className="checkout-view ui-stack ui-gap-6">
      <div className="checkout-main ui-stack ui-gap-5">
        <StepLinks step={step} filled={filled} />
        <ViewHeading key={step} title={stepTitle(name)} changes={changes}>
          <VisuallyHidden>{stepTitle('')}</VisuallyHidden>
          {name}
        </ViewHeading>
        <PendingPayment className="checkout-notice ui-notice" />
        {step === 'contact' ? (
          <ContactStep fields={fields} phone={phone} onDone={leaveContact} />
        ) : (
          <OnDemand
            code={laterStep}
            waiting={
              <Skeleton
                label={t('payment.loading')}
                className="checkout-skeleton-methods"
                parts={['', '', '']}
              />
            }
          >
            {({ LaterStep }) => (
              <LaterStep
                step={step}
                isFree={isFree}
                phoneRules={phone.rules}
                onChecked={setPaymentValid}
              />
            )}
          </OnDemand>
        )}
      </div>
      <OrderSummary isOpen={step === 'review'} />
    </div>
  )
}
