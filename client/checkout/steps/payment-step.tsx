import type { ReactNode } from 'react'
import type { PaymentMethod } from '#shared/contract/order.ts'
import { cartStore } from '../../cart/cart-store.ts'
import { trackCart } from '../../cart/track-cart.ts'
import type { EndpointResult } from '../../endpoints/use-endpoint.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { QueryLink } from '../../navigation/site-link.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CheckedForm } from '../checked-form.tsx'
import { setField, useCheckoutValues } from '../checkout-store.ts'
import { MethodMark } from './method-mark.tsx'
import { paymentFields } from './payment-fields.ts'
import { stepSearch } from './steps.ts'

export function PaymentStep({
  methods,
  onDone,
}: {
  methods: EndpointResult<PaymentMethod[]>
  onDone: () => void
}) {
  const t = useTranslate('checkout')
  const { data, failed, retry } = methods
  if (data) return <PaymentForm methods={data} onDone={onDone} />
  if (failed) return <NotLoaded text={t('payment.failed')} tryAgain={retry} />
  return (
    <Skeleton
      label={t('payment.loading')}
      className="checkout-skeleton-methods ui-stack"
      parts={['', '', '']}
    />
  )
}

/** The types of payment, and the banks or cards of the chosen type. */
function PaymentForm({ methods, onDone }: { methods: PaymentMethod[]; onDone: () => void }) {
  const t = useTranslate('checkout')
  const values = useCheckoutValues()

  function markOf(field: string, option: string): ReactNode {
    const method = methods.find(({ type, id }) => type === field && id === option)
    return method?.color && <MethodMark name={method.name} color={method.color} />
  }

  function finish(): void {
    trackCart('add_payment_info', cartStore.cart, values.paymentMethodType)
    onDone()
  }

  return (
    <CheckedForm
      fields={paymentFields(t, methods, values.paymentMethodType)}
      values={values}
      onChange={setField}
      onValid={finish}
      markOf={markOf}
    >
      <div className="checkout-actions ui-row">
        <button type="submit" className="ui-button ui-button-primary">
          {t('payment.next')}
        </button>
        <QueryLink search={stepSearch('contact')} className="ui-link ui-underlined">
          {t('payment.back')}
        </QueryLink>
      </div>
    </CheckedForm>
  )
}
